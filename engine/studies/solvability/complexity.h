#pragma once

#include <span>

#include "engine/game/board.h"
#include "engine/stats/running_stats.h"

namespace samegame {

/// The complexity of the game, from games that were played: M. Schadd, M. Winands, M. Tak & J.
/// Uiterwijk, "Single-Player Monte-Carlo Tree Search for SameGame", 2011, section 2.2.
class Complexity {
public:
    /// Counts a game of legal moves, and the number of choices at each of its positions.
    void add_game(const Board& start, Gravity gravity, std::span<const Move> moves);

    const RunningStats& length() const { return m_length; }       ///< d, of games.
    const RunningStats& branching() const { return m_branching; } ///< b, of positions with a move.

    /// The decimal logarithm of b^d, the number of leaves of the game's tree. 0 without games.
    double tree_exponent() const;

private:
    RunningStats m_length;
    RunningStats m_branching;
};

/// The decimal logarithm of the number of positions on a board of this size, reachable or not: (1 +
/// c + c^2 + ... + c^rows)^columns, c being the colors.
double state_space_exponent(int rows, int columns, int colors);

} // namespace samegame
