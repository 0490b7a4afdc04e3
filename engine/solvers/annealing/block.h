#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/base/fixed_vector.h"
#include "engine/game/cell.h"

namespace samegame {

/// A block by the cell where it began: its name for the whole game, wherever it falls.
using Block = std::uint16_t;

constexpr Block block_of(std::size_t column, int row) {
    return static_cast<Block>(column * max_rows + static_cast<std::size_t>(row));
}
constexpr std::size_t lane_of(Block block) {
    return block / max_rows;
}
constexpr int row_of(Block block) {
    return block % max_rows;
}

/// Blocks of one group.
using BlockList = FixedVector<Block, 64>;

} // namespace samegame
