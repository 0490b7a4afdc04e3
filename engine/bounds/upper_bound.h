#pragma once

#include <array>

#include "engine/game/board.h"
#include "engine/game/rules.h"

namespace samegame {

/// Ceilings on what can still be earned from a position, end points included. None is ever below
/// the best line; functions that cost more are never above those that cost less.

/// The ceiling if the blocks of each color were one group, with the bonus unless a color has a
/// single block left (Schadd et al. 2008; F. Takes & W. Kosters 2009).
int remaining_upper_bound(const Rules& rules, const Board& board);

/// Blocks by color; colors count from 1.
using BlockCounts = std::array<int, max_colors + 1>;
BlockCounts block_counts(const Board& board);

/// remaining_upper_bound of any board with so many blocks.
int remaining_upper_bound(const Rules& rules, const BlockCounts& counts);

/// remaining_upper_bound with all that RemovableBlocks proves: permanent blocks are left and cost
/// what the rules charge, with one of them the bonus is lost, and blocks of a color that permanent
/// ones keep apart count as groups of their own. Under gravity `pull-left`, where nothing of this
/// is known, the two bounds are equal.
int separated_upper_bound(const Rules& rules, const Board& board);

/// False if the board can certainly not be cleared: a color has a single block left (the test of
/// the papers).
bool may_be_cleared(const Board& board);

/// False if the board can certainly not be cleared: a block is permanent. Never true where
/// may_be_cleared is not; under `pull-left` the two agree.
bool may_be_cleared_separated(const Rules& rules, const Board& board);

} // namespace samegame
