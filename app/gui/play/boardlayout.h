#pragma once

#include <optional>

#include "app/gui/basics/boardgeometry.h"
#include "app/gui/basics/layouts.h"

class BoardView;
class GameStrip;
class HowToCard;

/// The board with its strip: as a column beside the board or in rows above it, whichever leaves the
/// larger cells. A column leaves the board enough width for the cards that lie on it. Decided by
/// the size of window and board alone, so that nothing moves during a game. Under rows the card of
/// the first start has a room beside the board or below it while it is wanted.
class BoardLayout : public ListLayout {
public:
    /// Takes both. The layout is put into another one.
    BoardLayout(GameStrip* strip, BoardView* view);

    /// The card lives as long as the layout; its room is taken.
    void setCard(HowToCard* card);

    QSize sizeHint() const override;
    QSize minimumSize() const override; ///< With rows, which need less.
    void setGeometry(const QRect& rect) override;

    /// The width of a column in a place of this size; 0 where rows are better.
    int columnWidth(QSize place) const;

private:
    /// Nothing without a board or without a place.
    std::optional<BoardGeometry> boardIn(QSize place) const;
    QRect cardRoom(const QRect& place) const;

    GameStrip* m_strip;
    BoardView* m_view;
    HowToCard* m_card = nullptr;
};
