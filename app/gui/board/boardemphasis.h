#pragma once

#include <QFont>
#include <QPainter>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/session/shownboard.h"
#include "engine/game/transition.h"

/// Brings some blocks of a painted board forward and sets the others back. All of it can stay in a
/// pixmap until the board changes; the painter is in device pixels.
class BoardEmphasis {
public:
    BoardEmphasis(QPainter& painter, const BoardPainter& boardPainter, const QFont& font);

    /// Numbers the blocks with the moves of a line that remove them. The first moves are outlined,
    /// each weaker than the one before it; blocks that go late or stay are veiled.
    void paintLine(const samegame::Board& board, const samegame::RemovalOrder& order);
    /// Outlines every group of a color and veils all other blocks.
    void paintColor(const ShownBoard& shown, samegame::Color color);

private:
    void paintNumbers(const samegame::Board& board, const samegame::RemovalOrder& order);
    QPixmap numberStamp(int number) const;

    QPainter& m_painter;
    const BoardPainter& m_boardPainter;
    QFont m_font;
};
