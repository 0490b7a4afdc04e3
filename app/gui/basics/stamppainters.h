#pragma once

#include <QPixmap>

#include <array>

#include "app/gui/basics/blockpainter.h"

/// Draws single blocks: those of one color are copies of one picture, drawn when first needed.
class StampPainter : public BlockPainter {
public:
    StampPainter(const BoardTheme& theme, const BoardGeometry& geometry);

    void paint(QPainter& painter, const std::vector<Block>& blocks) const final;

protected:
    const BoardTheme& theme() const { return m_theme; }
    /// Draws one block into the square `place`, which begins at the origin.
    virtual void paintStamp(QPainter& painter, const QRectF& place,
                            samegame::Color color) const = 0;

private:
    const QPixmap& stamp(samegame::Color color) const;

    BoardTheme m_theme;
    BoardGeometry m_geometry;
    mutable std::array<QPixmap, samegame::max_colors> m_stamps;
};

/// BlockSet::Balls.
class BallPainter final : public StampPainter {
public:
    using StampPainter::StampPainter;

private:
    void paintStamp(QPainter& painter, const QRectF& place, samegame::Color color) const override;
};

/// BlockSet::Shapes.
class ShapePainter final : public StampPainter {
public:
    using StampPainter::StampPainter;

private:
    void paintStamp(QPainter& painter, const QRectF& place, samegame::Color color) const override;
};

/// BlockSet::Tiles draws the marks of its blocks by these.
class GlyphPainter final : public StampPainter {
public:
    using StampPainter::StampPainter;

private:
    void paintStamp(QPainter& painter, const QRectF& place, samegame::Color color) const override;
};
