#pragma once

#include <string>
#include <vector>

#include "engine/base/option_table.h"
#include "engine/game/board.h"
#include "engine/game/rules.h"

namespace samegame {

/// Which over-estimator tells an exact search that no line through a position is better; none is
/// ever below the best line, and a later one is never above an earlier one.
enum class Ceiling {
    plain,      ///< Takes the blocks of each color for one group and the board for cleared
                ///< (M. Schadd et al. 2008 and 2011, section 3; F. Takes & W. Kosters 2009, section
                ///< 4).
    dead_color, ///< As `plain`, without the bonus where a color has a single block left (the same
                ///< papers): remaining_upper_bound.
    separated,  ///< separated_upper_bound, which knows of blocks that cannot meet. Costs much more.
};

/// What can still be earned from `board` at most, end points included. A finished game earns just
/// what its end does.
int ceiling_points(Ceiling ceiling, const Rules& rules, const Board& board);

/// ceiling_points for the board that a move makes of `board` by removing `removed` blocks of
/// `color`, told from the number of blocks alone: no move is made, `separated` counts as
/// `dead_color`.
int ceiling_points_after(Ceiling ceiling, const Rules& rules, const Board& board, Color color,
                         int removed);

/// The names of all ceilings, in their order.
std::vector<std::string> ceiling_names();

/// The option "ceiling", to be bound to a member of a solver's options.
ChoiceOption<Ceiling> ceiling_option();

} // namespace samegame
