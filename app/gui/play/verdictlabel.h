#pragma once

#include <optional>

#include "app/gui/basics/fittedtext.h"
#include "engine/studies/review/game_review.h"

/// The word for the move played last, with its sign: "✗ mistake, about 112". It stays until the
/// next move and does not move. A screen reader is told of each word once.
class VerdictLabel : public ElidedLabel {
    Q_OBJECT

public:
    explicit VerdictLabel(QWidget* parent = nullptr);

    void setMove(const std::optional<samegame::ReviewedMove>& move); ///< Nothing: an empty label.
    int usualWidth() const;                                          ///< Of a long word.

private:
    void announce();

    std::optional<samegame::MoveVerdict> m_told;
};
