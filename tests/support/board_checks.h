#pragma once

#include <string>

#include "engine/game/board.h"
#include "engine/game/transition.h"
#include "tests/support/reference_board.h"

namespace samegame {

/// A sentence on the first way in which a board, its groups or its counts differ from the
/// reference, or in which it breaks an invariant of its own; empty if all is well.
std::string board_error(const Board& board, const ReferenceBoard& reference);

/// A sentence on what is wrong with a transition, empty if all is well: every block of the board
/// before was removed or stands where its step says.
std::string transition_error(const Transition& transition);

/// A sentence on what is wrong with what a move said it changed, empty if all is well: columns
/// outside hold the same blocks and corners.
std::string change_error(const Board& before, const Board& after, Board::Change change);

} // namespace samegame
