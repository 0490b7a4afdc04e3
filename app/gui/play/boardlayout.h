#pragma once

#include <optional>

#include "app/gui/basics/boardgeometry.h"
#include "app/gui/basics/layouts.h"

class BoardView;
class GameStrip;

/// The board with its strip: as a column beside the board or in rows above it, whichever leaves the
/// larger cells. A column leaves the board enough width for the cards that lie on it. Decided by
/// the size of window and board alone, so that nothing moves during a game.
class BoardLayout : public ListLayout {
public:
    /// Takes both. The layout is put into another one.
    BoardLayout(GameStrip* strip, BoardView* view);

    QSize sizeHint() const override;
    QSize minimumSize() const override; ///< With rows, which need less.
    void setGeometry(const QRect& rect) override;

    /// The width of a column in a place of this size; 0 where rows are better.
    int columnWidth(QSize place) const;

private:
    /// Nothing without a board or without a place.
    std::optional<BoardGeometry> boardIn(QSize place) const;

    GameStrip* m_strip;
    BoardView* m_view;
};
