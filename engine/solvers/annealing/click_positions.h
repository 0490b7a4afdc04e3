#pragma once

#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/playout/isa.h"
#include "engine/solvers/annealing/core/clicks.h"

namespace samegame {

/// The fastest positions in which blocks keep their names, for a board and all positions reached
/// from it, with the instructions of `isa`, which this machine supports. Results do not depend on
/// `isa`.
const clicks::Build& click_positions(const Board& board, Gravity gravity, Isa isa);

} // namespace samegame
