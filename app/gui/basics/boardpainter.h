#pragma once

#include <QImage>
#include <QPainter>

#include <memory>
#include <vector>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/blockshape.h"
#include "app/gui/basics/boardgeometry.h"

class BlockPainter;

/// One block of `size` logical pixels, as the board draws it, with its mark strong; for counts,
/// tables and buttons.
QPixmap blockPicture(const BoardTheme& theme, samegame::Color color, int size, qreal pixelRatio);

/// A group as the board draws it, in the middle of a picture of `size` logical pixels: blocks of
/// nearly half its height, smaller ones where the group would not fit. `group` is not empty.
QPixmap groupPicture(const BoardTheme& theme, samegame::Color color, const samegame::Group& group,
                     QSize size, qreal pixelRatio);

/// The outline that pieces of blocks are filled to.
OutlineStyle blockOutline(const BoardGeometry& geometry);

/// Draws the ground and the blocks of a board, in device pixels; the blocks as the theme's set has
/// them. Copies share the set's painter.
class BoardPainter {
public:
    BoardPainter(const BoardTheme& theme, const BoardGeometry& geometry);

    const BoardGeometry& geometry() const { return m_geometry; }

    void paintGround(QPainter& painter) const;
    void paintBlocks(QPainter& painter, const std::vector<Block>& blocks) const;
    /// Sets cells back: `strength` 0 leaves them as they are, 1 shows only the ground.
    void paintVeil(QPainter& painter, const CellSet& cells, double strength) const;

private:
    BoardTheme m_theme;
    BoardGeometry m_geometry;
    std::shared_ptr<const BlockPainter> m_blocks;
};

/// A board on its ground as pixels, in cells of this size; the group `marked` gets an outline along
/// its inner edge, which stands out from the ground and from the blocks. Any thread, as far as the
/// desktop lets threads paint (X11 and Wayland do).
QImage boardImage(const samegame::Board& board, int cellSize, const BoardTheme& theme,
                  const samegame::Group& marked);
