#pragma once

#include <cstdint>
#include <span>

#include "engine/game/position.h"

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

/// Points for the end of a game at `board`: the bonus of a cleared board, or the penalty for the
/// blocks that are left (0 or less). 0 with refill.
int end_points(const Rules& rules, const Board& board);

/// end_points from the number of blocks left of each color, in any order.
int end_points(const Rules& rules, std::span<const int> counts);

/// The scores that the rules allow, during a game and at its end; kept data outside of it is
/// damaged.
struct ScoreRange {
    int least = 0;
    int most = 0;

    bool contains(std::int64_t score) const { return least <= score && score <= most; }
    bool operator==(const ScoreRange&) const = default;
};

/// The range of the games from `start`. A board that is a single group earns `most`, with refill if
/// each move clears the board.
ScoreRange score_range(const Position& start);

ScoreRange score_range_of_all();

} // namespace samegame
