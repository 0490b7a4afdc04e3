#pragma once

#include <QPixmap>
#include <QPoint>

#include <vector>

#include "app/gui/basics/boardpainter.h"
#include "engine/game/transition.h"

/// The pictures between the two boards of a transition: the group fades, blocks fall ever faster
/// and land with a little weight, then they slide left, as columns close or rows are drawn. Blocks
/// with the same way to go share a pixmap, so a frame is a handful of copies.
class BoardAnimation {
public:
    BoardAnimation(const samegame::Transition& transition, const BoardPainter& painter);

    /// `progress` 0 is the board before the move, 1 the board after it.
    void paint(QPainter& painter, double progress) const;

private:
    struct Layer {
        QPixmap pixmap;
        QPoint place; ///< Where the pixmap is at progress 0, in device pixels.
        QPoint way;   ///< Where the pixmap goes: columns to the right, rows down.
    };

    static Layer layerOf(const std::vector<Block>& blocks, QPoint way, const BoardPainter& painter);

    double fallen(int rows, double progress) const;

    std::vector<Layer> m_layers;
    Layer m_removed;
    int m_cellSize;
    int m_deepestFall = 0; ///< Rows.
    bool m_closesGaps = false;
};
