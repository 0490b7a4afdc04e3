#pragma once

#include <functional>

#include "engine/game/position.h"

namespace samegame {

/// Proven ceilings on the score of a `start` without refill, which may be far above the best line.
struct ScoreCeiling {
    int ordered = 0;  ///< ordered_upper_bound.
    int one_each = 0; ///< remaining_upper_bound: each color as one group.
};

/// Takes seconds on 15x15 cells. After stops() `ordered` is a higher ceiling.
ScoreCeiling score_ceiling(
    const Position& start, const std::function<bool()>& stops = [] { return false; });

} // namespace samegame
