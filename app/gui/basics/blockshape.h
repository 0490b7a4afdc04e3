#pragma once

#include <QPainterPath>

#include <array>
#include <cstdint>
#include <vector>

#include "app/gui/basics/boardgeometry.h"
#include "engine/game/board.h"
#include "engine/game/cell.h"

/// A set of cells: bit r of columns[c] is the cell of column c, row r from the bottom.
struct CellSet {
    std::array<std::uint32_t, samegame::max_columns> columns{};

    bool contains(int column, int row) const {
        return column >= 0 && column < samegame::max_columns && row >= 0 &&
               row < samegame::max_rows &&
               (columns[static_cast<std::size_t>(column)] >> row & 1U) != 0;
    }
    void insert(samegame::Cell cell) { columns[cell.column] |= 1U << cell.row; }
};

CellSet cellSetOf(const samegame::Group& group);

/// A block somewhere on the board.
struct Block {
    samegame::Cell cell;
    samegame::Color color = samegame::no_color;
};

/// Blocks of one color that touch and are drawn as one piece: a group or a singleton.
struct BlockShape {
    CellSet cells;
    samegame::Color color = samegame::no_color;
};

std::vector<Block> blocksOf(const samegame::Board& board);
std::vector<BlockShape> joinedShapes(const std::vector<Block>& blocks);

/// How an outline runs, in device pixels.
struct OutlineStyle {
    double inset = 0;         ///< Distance from the cells' edges inward; negative outward.
    double convexRadius = 0;  ///< Radius of corners that stick out.
    double concaveRadius = 0; ///< Radius of corners that reach in.
    double upperInset = 0;    ///< What upper edges are inset more than the others; for bevels.
    double lowerInset = 0;    ///< What lower edges are inset more than the others.
};

/// The outline of `cells` with round corners, in device pixels; holes are subpaths of their own.
/// Cells that touch at a corner only stay apart.
QPainterPath outlineOf(const CellSet& cells, const BoardGeometry& geometry,
                       const OutlineStyle& style);

/// A shape for each color, so that color is never the only difference. Centered at the origin,
/// fits into a circle of diameter 1; drawn on a block.
const QPainterPath& blockGlyph(samegame::Color color);

/// The same shape as the form of a whole block: stouter, and nearly as large as a square around the
/// origin with sides of length 1.
const QPainterPath& blockForm(samegame::Color color);
