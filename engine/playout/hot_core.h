#pragma once

#include <cstdint>
#include <span>

#include "engine/game/board.h"
#include "engine/game/group.h"
#include "engine/game/rules.h"
#include "engine/playout/core/core.h"
#include "engine/playout/isa.h"

namespace samegame {

/// The build of the hot core for `isa`, which the machine supports.
const core::Build& core_build(Isa isa);

/// A board as the hot core reads it; the board fits (see CoreEngine).
core::Position core_position(const Board& board);

/// The inverse of core_position, for a board of this size and number of colors.
Board board_of(const core::Position& position, int rows, int columns, int color_count);

/// `position` after removing `group`, which has `color`.
core::Position without(const core::Position& position, const Group& group, Color color);

/// The result of a playout on the core.
struct CoreEnd {
    std::uint32_t square_sum; ///< Sum of the squares of the sizes of the groups played.
    std::uint32_t move_count;
    std::span<const std::uint8_t, core::color_codes> left; ///< Blocks of each color.
};
/// Points of a playout from `start`, end points included.
int core_score(const Rules& rules, const core::Position& start, const CoreEnd& end);
inline int core_score(const Rules& rules, const core::Playout& playout) {
    return core_score(rules, *playout.start,
                      {playout.square_sum, playout.move_count, playout.left});
}

/// The canonical move of a group that the core has kept.
Move canonical_move(const core::Cells& group);

} // namespace samegame
