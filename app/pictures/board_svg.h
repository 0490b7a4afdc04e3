#pragma once

#include <string>
#include <vector>

#include "engine/game/board.h"

namespace samegame::pictures {

/// Cells with an outline around them, in words for those who do not see it.
struct MarkedCells {
    enum class Outline { solid, dashed };

    std::string name; ///< "the group played"
    std::vector<Cell> cells;
    Outline outline = Outline::solid;
};

/// A board as an SVG element, for a page or a file: blocks in the standard colors (block_colors),
/// each with the number of its color, and outlines.
std::string board_svg(const std::string& title, const Board& board,
                      const std::vector<MarkedCells>& marks);

} // namespace samegame::pictures
