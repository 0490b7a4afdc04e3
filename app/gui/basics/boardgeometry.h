#pragma once

#include <QPointF>
#include <QRect>
#include <QSize>

#include <optional>

#include "engine/game/cell.h"

/// Where the cells of a board lie in a widget: as large as fits, centered, each a square of whole
/// device pixels, so that every edge is crisp at any scale factor. A plain value.
///
/// Painting is done in device pixels (with the painter scaled back by the ratio); the functions
/// that say "logical" speak the widget's own coordinates.
class BoardGeometry {
public:
    /// `size` is logical.
    BoardGeometry(QSize size, qreal devicePixelRatio, int rows, int columns);
    /// A single cell of `side` logical pixels, with nothing around it.
    static BoardGeometry ofOneCell(int side, qreal devicePixelRatio);

    qreal ratio() const { return m_ratio; }
    int rows() const { return m_rows; }
    int columns() const { return m_columns; }

    QSize deviceSize() const { return m_deviceSize; } ///< Size of the whole widget.
    int cellSize() const { return m_cellSize; }       ///< Side of a cell in device pixels.
    QPoint origin() const { return m_origin; }        ///< Top left corner of the board's grid.
    QRect boardRect() const { return {m_origin, m_cellSize * QSize(m_columns, m_rows)}; }
    QRect cellRect(samegame::Cell cell) const;
    double neededWidth() const; ///< Of the grid and its margin, in logical pixels.

    QRect logicalCellRect(samegame::Cell cell) const;
    /// The cell under a logical point, holding a block or not; nothing off the board.
    std::optional<samegame::Cell> cellAt(QPointF logical) const;

private:
    BoardGeometry(QSize deviceSize, qreal devicePixelRatio);

    qreal m_ratio;
    int m_rows;
    int m_columns;
    QSize m_deviceSize;
    int m_cellSize;
    QPoint m_origin;
};
