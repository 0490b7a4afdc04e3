#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/game/amounts.h"
#include "engine/game/position.h"

namespace samegame {

/// Points for removing n blocks as a formula; nothing if a scoring of one's own has none, and then
/// the sum of the squares of the groups does not tell what they earn.
std::optional<Formula> points_formula(const Rules& rules);

/// Points for removing a group of `size` blocks, two or more.
int move_points(const Rules& rules, int size);

/// The most that `count` blocks of one color can earn, 0 or more blocks: as one group, or as
/// several where a scoring of one's own makes these better.
int best_points(const Rules& rules, int count);

/// Whether any move earns points.
bool moves_earn(const Rules& rules);

/// Points for the end of a game at `board`: the bonus of a cleared board, or the penalty for the
/// blocks that are left (0 or less). 0 with refill.
int end_points(const Rules& rules, const Board& board);

/// end_points from the number of blocks left of each color, in any order.
int end_points(const Rules& rules, std::span<const int> counts);

/// The number of blocks left of a color, from `least` to `most`, that costs least among those that
/// leave a block; 0 if `least` is 0. Published penalties grow from `least` on, as
/// separated_upper_bound wants to know them.
int cheapest_left(const Rules& rules, int least, int most);

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
