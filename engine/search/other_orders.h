#pragma once

#include "engine/game/line.h"
#include "engine/game/start_position.h"
#include "engine/search/search_control.h"

namespace samegame {

/// A line with another first move: `first`, then the line's moves, each as a click on the block it
/// names. A click whose block is gone or alone is left out; where groups are left at the end, they
/// are played from the left.
struct OtherOrder {
    Line line;                    ///< Finished.
    bool has_same_groups = false; ///< It removes the same groups as the line, in another order.
};

/// Many first moves begin the best line, too, or one as good: their groups do not touch what
/// others do. A search that never tried it tells such a move as a loss. So every candidate whose
/// move, played before the best line or that of another candidate, gives a better line than its
/// own gets that line. Where several begin lines with the groups of the best one, they are marked,
/// its own first move too (Candidate::is_any_order). A line that is better than the best becomes
/// the best.
///
/// For hosts, on a snapshot before it is shown: it takes a few milliseconds. So on large boards,
/// where moves times candidates are more than 8,000, only lines with the groups of the best one are
/// found. Does nothing where columns come in (Refill): no line is known there.
void take_other_orders(SearchSnapshot& snapshot, const StartPosition& start);

/// The line with that move of `start` before it; `line` is one from `start`.
OtherOrder other_order(const StartPosition& start, const Line& line, Move first);

} // namespace samegame
