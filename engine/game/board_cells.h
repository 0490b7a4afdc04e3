#pragma once

#include <vector>

#include "engine/game/board.h"

namespace samegame {

/// The cells of a board in reading order, top row first, as Board's constructor takes them.
std::vector<Color> cells_of(const Board& board);

} // namespace samegame
