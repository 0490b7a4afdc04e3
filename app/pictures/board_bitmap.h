#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "app/pictures/bitmap.h"
#include "app/pictures/board_style.h"
#include "engine/game/board.h"
#include "engine/game/group.h"

namespace samegame::pictures {

/// Draws boards of one style as pixels: touching blocks of a color as one piece with round corners,
/// each block with the shape of its color, edges smoothed. Cells that look alike are drawn once and
/// copied. From 8 pixels a cell on, all boards of a style together have fewer than 256 colors, so
/// that a palette holds them exactly.
class BoardRaster {
public:
    explicit BoardRaster(const BoardStyle& style) : m_style(style) {}

    /// The board on its ground; `marked` gets an outline along its inner edge.
    Bitmap draw(const Board& board, const Group& marked = {});

private:
    using Tile = std::vector<std::uint32_t>; // the pixels of a cell

    const Tile& tile_of(Color color, unsigned same, bool is_marked);

    BoardStyle m_style;
    std::map<unsigned, Tile> m_tiles; // by color, neighbors of the same color, and mark
};

} // namespace samegame::pictures
