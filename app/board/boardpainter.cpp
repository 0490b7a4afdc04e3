#include "app/board/boardpainter.h"

#include <QLinearGradient>

#include <algorithm>
#include <cmath>

OutlineStyle blockOutline(const BoardGeometry& geometry) {
    const int cell = geometry.cellSize();
    const int inset = std::max(cell > 8 ? 1 : 0, static_cast<int>(std::lround(cell * 0.035)));
    return {static_cast<double>(inset), cell * 0.2, cell * 0.12};
}

BoardPainter::BoardPainter(const BoardTheme& theme, const BoardGeometry& geometry)
    : m_theme(theme), m_geometry(geometry) {}

void BoardPainter::paintGround(QPainter& painter) const {
    const double cell = m_geometry.cellSize();
    const double largest = 12 * m_geometry.ratio();
    const double margin = std::round(std::min(cell * 0.18, largest));
    const double line = std::max(1.0, std::floor(m_geometry.ratio()));
    const QRectF ground = QRectF(m_geometry.boardRect()).adjusted(-margin, -margin, margin, margin);
    painter.setPen(QPen(m_theme.groundFrame, line));
    painter.setBrush(m_theme.ground);
    const double radius = std::min(cell * 0.2 + margin, 1.5 * largest);
    painter.drawRoundedRect(ground.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                            radius);
}

void BoardPainter::paintBlocks(QPainter& painter, const std::vector<Block>& blocks) const {
    for (const BlockShape& shape : joinedShapes(blocks))
        paintShape(painter, shape);
    if (m_theme.showsGlyphs)
        paintGlyphs(painter, blocks);
}

void BoardPainter::paintVeil(QPainter& painter, const CellSet& cells, double strength) const {
    QColor veil = m_theme.ground;
    veil.setAlphaF(static_cast<float>(strength));
    for (int column = 0; column < m_geometry.columns(); ++column) {
        for (int row = 0; row < m_geometry.rows(); ++row) {
            if (cells.contains(column, row))
                painter.fillRect(m_geometry.cellRect({static_cast<std::uint8_t>(column),
                                                      static_cast<std::uint8_t>(row)}),
                                 veil);
        }
    }
}

void BoardPainter::paintShape(QPainter& painter, const BlockShape& shape) const {
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

void BoardPainter::paintGlyphs(QPainter& painter, const std::vector<Block>& blocks) const {
    for (const Block& block : blocks)
        painter.drawPixmap(m_geometry.cellRect(block.cell), glyphStamp(block.color));
}

const QPixmap& BoardPainter::glyphStamp(samegame::Color color) const {
    QPixmap& stamp = m_glyphStamps[static_cast<std::size_t>(color - 1)];
    if (!stamp.isNull())
        return stamp;
    const int cell = m_geometry.cellSize();
    stamp = QPixmap(cell, cell);
    stamp.fill(Qt::transparent);
    QPainter painter(&stamp);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cell / 2.0, cell / 2.0);
    painter.scale(cell * 0.42, cell * 0.42);
    painter.fillPath(blockGlyph(color), needsLightInk(m_theme.blockColor(color))
                                            ? QColor(255, 255, 255, 80)
                                            : QColor(0, 0, 0, 55));
    return stamp;
}
