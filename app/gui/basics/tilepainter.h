#pragma once

#include "app/gui/basics/stamppainters.h"

/// BlockSet::Tiles: touching blocks of one color are one piece with a beveled edge; gaps stand only
/// between pieces.
class TilePainter final : public BlockPainter {
public:
    TilePainter(const BoardTheme& theme, const BoardGeometry& geometry);

    void paint(QPainter& painter, const std::vector<Block>& blocks) const override;

private:
    void paintShape(QPainter& painter, const BlockShape& shape) const;

    BoardTheme m_theme;
    BoardGeometry m_geometry;
    GlyphPainter m_glyphs;
};

/// The outline that pieces of blocks are filled to.
OutlineStyle blockOutline(const BoardGeometry& geometry);
