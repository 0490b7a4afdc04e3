#include "app/gui/basics/tilepainter.h"

#include <QLinearGradient>

#include <algorithm>
#include <cmath>

#include "app/gui/basics/colorink.h"

OutlineStyle blockOutline(const BoardGeometry& geometry) {
    const int cell = geometry.cellSize();
    const int inset = std::max(cell > 8 ? 1 : 0, static_cast<int>(std::lround(cell * 0.035)));
    return {static_cast<double>(inset), cell * 0.2, cell * 0.12};
}

TilePainter::TilePainter(const BoardTheme& theme, const BoardGeometry& geometry)
    : m_theme(theme), m_geometry(geometry), m_glyphs(theme, geometry) {}

void TilePainter::paint(QPainter& painter, const std::vector<Block>& blocks) const {
    for (const BlockShape& shape : joinedShapes(blocks))
        paintShape(painter, shape);
    if (m_theme.showsGlyphs)
        m_glyphs.paint(painter, blocks);
}

void TilePainter::paintShape(QPainter& painter, const BlockShape& shape) const {
    const QColor color = m_theme.blockColor(shape.color);
    const double bevel = std::max(1.0, std::round(m_geometry.cellSize() / 22.0));

    // Three layers: all of it lit, then all but the upper edges shaded, then the face between.
    OutlineStyle style = blockOutline(m_geometry);
    const QPainterPath whole = outlineOf(shape.cells, m_geometry, style);
    painter.fillPath(whole, mixed(color, Qt::white, 0.45));
    style.upperInset = bevel;
    painter.fillPath(outlineOf(shape.cells, m_geometry, style), mixed(color, Qt::black, 0.28));
    style.lowerInset = bevel;
    const QRectF bounds = whole.controlPointRect();
    QLinearGradient face(bounds.topLeft(), bounds.bottomLeft());
    face.setColorAt(0, mixed(color, Qt::white, 0.12));
    face.setColorAt(1, mixed(color, Qt::black, 0.08));
    painter.fillPath(outlineOf(shape.cells, m_geometry, style), face);
}
