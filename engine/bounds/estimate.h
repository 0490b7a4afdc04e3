#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/base/option_table.h"
#include "engine/game/board.h"
#include "engine/game/group.h"
#include "engine/game/rules.h"

namespace samegame {

/// What a position promises beyond the points earned on the way to it, without a playout.
enum class Estimate {
    score,          ///< Nothing: only what was earned counts.
    score_groups,   ///< The points of every group on the board, as if each were removed as it is
                    ///< (M. Schadd et al. 2011, section 3; F. Takes & W. Kosters 2009, section 4).
    over_estimator, ///< remaining_upper_bound (both papers): never below the best line.
};

/// What `board` promises. A finished game promises just what its end earns.
int promised_points(Estimate estimate, const Rules& rules, const Board& board);

/// What the board promises that a move made of one with the groups `before`, by changing what
/// `change` says: much faster than looking at the whole board.
int promised_points_after(Estimate estimate, const Rules& rules, std::span<const Group> before,
                          const Board& board, const Board::Change& change);

/// The names of all estimates, in their order.
std::vector<std::string> estimate_names();

/// The option "estimate", to be bound to a member of a solver's options.
ChoiceOption<Estimate> estimate_option();

} // namespace samegame
