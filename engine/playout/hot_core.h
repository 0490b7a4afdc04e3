#pragma once

#include <cstdint>
#include <span>

#include "engine/game/board.h"
#include "engine/game/group.h"
#include "engine/game/rules.h"
#include "engine/playout/core/core.h"
#include "engine/playout/isa.h"

namespace samegame {

/// The hot core for these instructions, which the machine has.
const core::Build& core_build(Isa isa);

/// A board as the hot core reads it; the board fits (see CoreEngine).
core::Position core_position(const Board& board);

/// The inverse of core_position, as a board of this size and number of colors.
Board board_of(const core::Position& position, int rows, int columns, int color_count);

/// What removing `group`, of `color`, makes of `position`.
core::Position without(const core::Position& position, const Group& group, Color color);

/// What a playout of the core came to.
struct CoreEnd {
    std::uint32_t square_sum; ///< Sum of the squares of the sizes of the groups played.
    std::uint32_t move_count;
    std::span<const std::uint8_t, core::color_codes> left; ///< Blocks of each color.
};
/// Points of a playout from `start` and of its end.
int core_score(const Rules& rules, const core::Position& start, const CoreEnd& end);

/// The canonical move of a group, and what the core kept of it.
Move canonical_move(const core::Cells& group);

} // namespace samegame
