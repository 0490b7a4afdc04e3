#pragma once

#include <QWidget>

#include <optional>

#include "app/gui/session/duel.h"

class ElidedLabel;
class QLabel;
class ScoreLabel;

/// How a duel stands, in one row: "You 111 : ??? Pip", with the opponent's picture. The opponent's
/// score is told when the person's game has ended. Hidden without a duel. As wide as with longer
/// numbers, so that nothing beside it moves when a number gets a digit more.
class DuelScore : public QWidget {
    Q_OBJECT

public:
    /// Points of large digits: two numbers stand in the place of one.
    static constexpr int largeSize = 18;

    explicit DuelScore(QWidget* parent = nullptr);

    void show(const std::optional<DuelView>& duel);
    void setLarge(bool isLarge); ///< To be read from afar.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; ///< Without the name.

protected:
    void changeEvent(QEvent* event) override;

private:
    void showPicture();
    int spareWidth() const;

    std::optional<DuelView> m_duel;
    ScoreLabel* m_own;
    ScoreLabel* m_theirs;
    QLabel* m_picture;
    ElidedLabel* m_name; ///< Gives way where there is no room.
};
