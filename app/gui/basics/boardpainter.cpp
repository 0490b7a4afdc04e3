#include "app/gui/basics/boardpainter.h"

#include <algorithm>
#include <cmath>

BoardPainter::BoardPainter(const BoardTheme& theme, const BoardGeometry& geometry)
    : m_theme(theme), m_geometry(geometry), m_blocks(makeBlockPainter(theme, geometry)) {}

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
    m_blocks->paint(painter, blocks);
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
