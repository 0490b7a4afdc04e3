#pragma once

#include <array>

#include "engine/base/option_table.h"
#include "engine/game/board.h"

namespace samegame {

/// Ceilings on what can still be earned from a position, end points included. None is ever below
/// the best line; a function that costs more is never above one that costs less.

/// The ceiling if the blocks of each color were one group, with the bonus unless a color has a
/// single block left (Schadd et al. 2008; F. Takes & W. Kosters 2009). Under a scoring of one's own
/// they may be several groups, whatever earns most.
int remaining_upper_bound(const Rules& rules, const Board& board);

/// Blocks by color; colors count from 1.
using BlockCounts = std::array<int, max_colors + 1>;
BlockCounts block_counts(const Board& board);

/// remaining_upper_bound of any board with these numbers of blocks.
int remaining_upper_bound(const Rules& rules, const BlockCounts& counts);

/// remaining_upper_bound sharpened by RemovableBlocks: permanent blocks stay and cost the penalty,
/// a single one the bonus, and blocks that they keep apart count as separate groups. Equal to it
/// under `pull-left`.
int separated_upper_bound(const Rules& rules, const Board& board);

/// False if the board can certainly not be cleared: a color has a single block left.
bool may_be_cleared(const Board& board);

/// As may_be_cleared, and false too if a block is permanent; the two agree under `pull-left`.
bool may_be_cleared_separated(const Rules& rules, const Board& board);

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

/// The option "ceiling" of a solver, not yet bound to a member.
ChoiceOption<Ceiling> ceiling_option();

} // namespace samegame
