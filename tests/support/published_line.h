#pragma once

#include "engine/game/move.h"

namespace samegame {

/// The line printed under figure 1 of F. Takes & W. Kosters, "Solving SameGame and its Chessboard
/// Variant", 2009: standard board 9 in 47 moves, cleared, 4,707 points under standard rules.
MoveList published_line_of_board_9();

} // namespace samegame
