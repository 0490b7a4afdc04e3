#pragma once

#include <QString>

#include <vector>

#include "app/gui/play/cardframe.h"
#include "app/gui/session/hintladder.h"
#include "engine/game/cell.h"
#include "engine/game/position.h"

class BoardView;
class QLabel;

/// What a hint says in the position that it was given in.
QString textOf(const Hint& hint, const samegame::Position& position);

/// The words of a hint in a bubble at the board: beside it where there is room, else over it where
/// the fewest of the blocks lie that the hint is about. It never takes the focus; a screen reader
/// is told of each text, and a click takes the bubble away, which as the first of two plays nothing
/// beneath it.
class HintBubble : public CardFrame {
    Q_OBJECT

public:
    /// A child of the view; hidden at first.
    explicit HintBubble(BoardView* view);

    /// Shows the text, and leaves these cells of the board shown uncovered where it can.
    void tell(const QString& text, const std::vector<samegame::Cell>& spared);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void place();

    BoardView* m_view;
    QLabel* m_text;
    std::vector<samegame::Cell> m_spared;
};
