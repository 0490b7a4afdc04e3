#pragma once

#include <string>
#include <vector>

#include "engine/base/option_table.h"
#include "engine/game/board.h"
#include "engine/game/rules.h"

namespace samegame {

/// The over-estimator by which an exact search decides that no line through a position is better.
/// None is ever below the best line, and a later one is never above an earlier one.
enum class Ceiling {
    plain, ///< Counts the blocks of each color as one group and the board as cleared (M. Schadd et
           ///< al. 2008 and 2011, section 3; F. Takes & W. Kosters 2009, section 4).
    dead_color, ///< As `plain`, without the bonus where a color has a single block left (the same
                ///< papers): remaining_upper_bound.
    separated,  ///< separated_upper_bound, which recognizes blocks that cannot meet. Costs much
                ///< more.
};

/// The most that can still be earned from `board`, end points included. For a finished game the
/// points of its end.
int ceiling_points(Ceiling ceiling, const Rules& rules, const Board& board);

/// ceiling_points after a move on `board` that removes `removed` blocks of `color`, from the
/// numbers of blocks alone: no move is made, and `separated` counts as `dead_color`.
int ceiling_points_after(Ceiling ceiling, const Rules& rules, const Board& board, Color color,
                         int removed);

/// The names of all ceilings, in their order.
std::vector<std::string> ceiling_names();

/// The option "ceiling" of a solver, not yet bound to a member.
ChoiceOption<Ceiling> ceiling_option();

} // namespace samegame
