#include "app/gui/basics/boardgeometry.h"

#include <algorithm>
#include <cmath>

namespace {

/// What is left free around the grid for the frame, both sides together: so much of a cell, and no
/// more than so many logical pixels, as the frame grows no wider either
/// (BoardPainter::paintGround).
constexpr double marginCells = 0.5;
constexpr double mostMargin = 26;
constexpr int minCellSize = 3;

/// The largest cell of which `count` fit into so many device pixels with the margin.
double fittingCell(int pixels, int count, qreal ratio) {
    return std::max(pixels / (count + marginCells), (pixels - mostMargin * ratio) / count);
}

} // namespace

BoardGeometry::BoardGeometry(QSize size, qreal devicePixelRatio, int rows, int columns)
    : m_ratio(devicePixelRatio),
      m_rows(rows),
      m_columns(columns),
      m_deviceSize(static_cast<int>(std::ceil(size.width() * devicePixelRatio)),
                   static_cast<int>(std::ceil(size.height() * devicePixelRatio))) {
    const double fits = std::min(fittingCell(m_deviceSize.width(), columns, devicePixelRatio),
                                 fittingCell(m_deviceSize.height(), rows, devicePixelRatio));
    m_cellSize = std::max(minCellSize, static_cast<int>(fits));
    m_origin = {(m_deviceSize.width() - columns * m_cellSize) / 2,
                (m_deviceSize.height() - rows * m_cellSize) / 2};
}

BoardGeometry::BoardGeometry(QSize deviceSize, qreal devicePixelRatio)
    : m_ratio(devicePixelRatio),
      m_rows(1),
      m_columns(1),
      m_deviceSize(deviceSize),
      m_cellSize(deviceSize.width()) {}

BoardGeometry BoardGeometry::ofOneCell(int side, qreal devicePixelRatio) {
    const int pixels = static_cast<int>(std::lround(side * devicePixelRatio));
    return {QSize(pixels, pixels), devicePixelRatio};
}

double BoardGeometry::neededWidth() const {
    return (m_columns * m_cellSize + std::min(marginCells * m_cellSize, mostMargin * m_ratio)) /
           m_ratio;
}

QRect BoardGeometry::cellRect(samegame::Cell cell) const {
    return {m_origin.x() + cell.column * m_cellSize,
            m_origin.y() + (m_rows - 1 - cell.row) * m_cellSize, m_cellSize, m_cellSize};
}

QRect BoardGeometry::logicalCellRect(samegame::Cell cell) const {
    const QRect rect = cellRect(cell);
    return QRectF(rect.left() / m_ratio, rect.top() / m_ratio, rect.width() / m_ratio,
                  rect.height() / m_ratio)
        .toRect();
}

std::optional<samegame::Cell> BoardGeometry::cellAt(QPointF logical) const {
    const QPointF offset = (logical * m_ratio - m_origin) / m_cellSize;
    const int column = static_cast<int>(std::floor(offset.x()));
    const int row = m_rows - 1 - static_cast<int>(std::floor(offset.y()));
    if (column < 0 || column >= m_columns || row < 0 || row >= m_rows)
        return std::nullopt;
    return samegame::cell_at(column, row);
}
