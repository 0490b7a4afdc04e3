#pragma once

#include "engine/game/board.h"
#include "engine/playout/core/core.h"

namespace samegame {

/// What core::Build::features counts, of a board of any size.
core::Features position_features(const Board& board);

} // namespace samegame
