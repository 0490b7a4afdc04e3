#pragma once

#include "engine/game/line.h"
#include "engine/search/search_control.h"

namespace samegame {

/// A line with another first move: `first`, then the line's moves as clicks on the blocks they
/// name. Blocks gone or alone are left out; remaining groups are played from the left.
struct OtherOrder {
    Line line;                    ///< Finished.
    bool has_same_groups = false; ///< It removes the same groups as the line, in another order.
};

/// Finds better lines for first moves. Often several first moves begin equally good lines, since
/// their groups do not affect each other, but a search that never tried one reports a loss. So each
/// candidate's move is played before the best line and before the lines of the others, and it takes
/// the result if that is better. Moves that begin lines with the groups of the best one are marked
/// (Candidate::is_any_order). A line better than the best becomes the best.
///
/// For hosts, before they show a snapshot. Takes a few milliseconds; if moves times candidates
/// exceed 8,000, it finds only lines with the groups of the best one. Does nothing with refill.
void take_other_orders(SearchSnapshot& snapshot, const Position& start);

/// `line`, which begins at `start`, with the move `first` before it.
OtherOrder other_order(const Position& start, const Line& line, Move first);

} // namespace samegame
