#pragma once

#include <string>
#include <vector>

#include "app/pictures/board_style.h"
#include "engine/game/board.h"
#include "engine/game/move.h"

namespace samegame::pictures {

/// Cells with an outline around them, in words for those who do not see it.
struct MarkedCells {
    std::string name; ///< "the group played"
    std::vector<Cell> cells;
    bool is_dashed = false;
};

/// A board as an SVG element of a page: blocks in standard colors with their numbers, and outlines.
std::string board_svg(const std::string& title, const Board& board,
                      const std::vector<MarkedCells>& marks);

/// The same as a file of its own, on its ground, in the colors and the size of a style.
std::string board_svg_file(const std::string& title, const Board& board,
                           const std::vector<MarkedCells>& marks, const BoardStyle& style);

/// The group of a move.
MarkedCells marked_group(const std::string& name, const Board& board, Move move,
                         bool is_dashed = false);

} // namespace samegame::pictures
