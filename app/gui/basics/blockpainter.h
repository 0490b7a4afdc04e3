#pragma once

#include <QPainter>

#include <memory>
#include <vector>

#include "app/gui/basics/blockshape.h"
#include "app/gui/basics/boardgeometry.h"
#include "app/gui/basics/boardtheme.h"

/// Draws blocks in the way of one set (BlockSet), in device pixels. There is a class for each set;
/// a call draws all blocks at hand.
class BlockPainter {
public:
    virtual ~BlockPainter() = default;
    virtual void paint(QPainter& painter, const std::vector<Block>& blocks) const = 0;

protected:
    BlockPainter() = default;
    BlockPainter(const BlockPainter&) = delete;
    BlockPainter& operator=(const BlockPainter&) = delete;
};

/// The painter of the theme's set.
std::unique_ptr<BlockPainter> makeBlockPainter(const BoardTheme& theme,
                                               const BoardGeometry& geometry);

/// One block of `size` logical pixels, as the board draws it, with its mark strong; for counts,
/// tables and buttons.
QPixmap blockPicture(const BoardTheme& theme, samegame::Color color, int size, qreal pixelRatio);
