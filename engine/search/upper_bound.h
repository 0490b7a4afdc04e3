#pragma once

#include "engine/game/board.h"
#include "engine/game/rules.h"

namespace samegame {

/// A ceiling on the points still to be earned from `board`, end points included: as if the blocks
/// of each color were one group, with the bonus unless a color has a single block left
/// (Schadd et al. 2008; F. Takes & W. Kosters 2009). Never below the best line.
int remaining_upper_bound(const Rules& rules, const Board& board);

} // namespace samegame
