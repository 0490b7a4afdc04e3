#pragma once

#include <span>

#include "engine/base/option_table.h"
#include "engine/game/board.h"

namespace samegame {

/// An estimate without a playout of what a position earns beyond the points so far.
enum class Estimate {
    score,          ///< Nothing: only the points so far count.
    score_groups,   ///< The points of every group on the board, as if each were removed as it is
                    ///< (M. Schadd et al. 2011, section 3; F. Takes & W. Kosters 2009, section 4).
    over_estimator, ///< remaining_upper_bound (both papers): never below the best line.
};

/// The estimate for `board`. For a finished game the points of its end.
int promised_points(Estimate estimate, const Rules& rules, const Board& board);

/// promised_points of `board` after a move: `before` are the groups before it, `change` is what it
/// changed. Much faster than looking at the whole board.
int promised_points_after(Estimate estimate, const Rules& rules, std::span<const Group> before,
                          const Board& board, const Board::Change& change);

/// The option "estimate" of a solver, not yet bound to a member.
ChoiceOption<Estimate> estimate_option();

} // namespace samegame
