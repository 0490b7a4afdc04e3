#pragma once

#include "engine/game/board.h"

namespace samegame {

/// The boards that are compiled in; engine/data names their origin.
inline constexpr int standard_board_count = 20;
inline constexpr int schadd250_board_count = 250;

/// Standard board `number`, 1 to 20: the test set of js-games.de that the papers use.
Board standard_board(int number);

/// Position `number`, 1 to 250, of the set found with the program of Schadd et al., probably the
/// test set of their papers.
Board schadd250_board(int number);

} // namespace samegame
