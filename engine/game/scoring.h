#pragma once

#include <span>

#include "engine/game/board.h"
#include "engine/game/rules.h"

namespace samegame {

/// Points for removing n blocks: square * n^2 + linear * n + constant.
struct PointsFormula {
    int square = 0;
    int linear = 0;
    int constant = 0;
};
PointsFormula points_formula(const Rules& rules);

/// Points for removing a group of `size` blocks, two or more.
int move_points(const Rules& rules, int size);

/// Points at the end of a game that stops at `board`: the bonus of a cleared board, or what the
/// blocks that are left cost (then 0 or less). Nothing where columns come in (Refill).
int end_points(const Rules& rules, const Board& board);

/// end_points from the number of blocks left of each color, in any order.
int end_points(const Rules& rules, std::span<const int> counts);

} // namespace samegame
