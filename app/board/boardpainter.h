#pragma once

#include <QPainter>
#include <QPixmap>

#include <array>
#include <vector>

#include "app/board/blockshape.h"
#include "app/board/boardgeometry.h"
#include "app/board/boardtheme.h"

/// Draws the ground and the blocks of a board, in device pixels. Touching blocks of one color are
/// one piece; gaps stand only between pieces.
class BoardPainter {
public:
    BoardPainter(const BoardTheme& theme, const BoardGeometry& geometry);

    const BoardGeometry& geometry() const { return m_geometry; }

    void paintGround(QPainter& painter) const;
    void paintBlocks(QPainter& painter, const std::vector<Block>& blocks) const;
    /// Sets cells back: `strength` 0 leaves them as they are, 1 shows only the ground.
    void paintVeil(QPainter& painter, const CellSet& cells, double strength) const;

private:
    void paintShape(QPainter& painter, const BlockShape& shape) const;
    void paintGlyphs(QPainter& painter, const std::vector<Block>& blocks) const;
    const QPixmap& glyphStamp(samegame::Color color) const;

    BoardTheme m_theme;
    BoardGeometry m_geometry;
    mutable std::array<QPixmap, samegame::max_colors> m_glyphStamps; ///< Drawn when first needed.
};

/// The outline that pieces of blocks are filled to.
OutlineStyle blockOutline(const BoardGeometry& geometry);
