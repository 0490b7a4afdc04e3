#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/game/line.h"
#include "engine/game/position.h"

namespace samegame {

/// Why a line makes a move: the first of these that is true.
enum class MoveRole {
    /// Its group is a harvest: it earns one of the three highest numbers of points in the line, and
    /// a twentieth or more of the points of all its moves.
    harvest,
    /// It brings parts of a later group together: just before it the blocks of that group lie in
    /// more connected parts than just after it.
    joins,
    /// It touches no later group directly, but without it the first group that would be another one
    /// would lack some of its blocks.
    prepares,
    /// No later group needs it: the first that would be another one without it would only be
    /// larger, or there is none. It takes blocks away for their own points, and so that fewer are
    /// left at the end.
    clears,
};

/// A move of a line, with the group that it removes and the reason for it.
struct PlannedMove {
    Move move; ///< Canonical.
    Color color = no_color;
    int points = 0;           ///< Of the move alone, without end points.
    std::vector<Cell> blocks; ///< Where the blocks of its group stand at the start of the line.
    MoveRole role = MoveRole::clears;

    /// The later move that the role is about, as an index into LinePlan::moves: of those whose
    /// parts it joins, the one that earns most (the first of equals); or the first that would be
    /// another one without it. Its own index for other roles.
    std::size_t target = 0;

    /// For `joins`: the sizes of the parts that become one, largest first; "5 and 1 become 6". If
    /// several parts of the target come into being at once, the largest.
    std::vector<int> joined;
};

/// What a line builds, found from its moves alone. Blocks are known by the cells in which they
/// stand at the start of the line, so that a group of a later move can be shown on the board of
/// today.
struct LinePlan {
    std::vector<PlannedMove> moves;    ///< As the line plays them.
    std::vector<std::size_t> harvests; ///< Indices into `moves`, most points first; three at most.
};

/// The plan of the legal moves of `moves`, up to the first that is not. `start` is without refill,
/// where columns come in that nobody sees in advance. Takes some 20 microseconds for each move.
LinePlan plan_of(const Position& start, std::span<const Move> moves);

/// The same in a tenth of the time: of the moves that are no harvests the first alone gets its
/// role, and all others are left as `clears`. For lines that are compared by how they begin.
LinePlan plan_of_first(const Position& start, std::span<const Move> moves);

} // namespace samegame
