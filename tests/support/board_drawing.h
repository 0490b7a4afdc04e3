#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/game/board.h"
#include "engine/game/move.h"
#include "tests/support/reference_board.h"

namespace samegame {

/// A board drawn in one text, top row first, rows separated by '/': '1' to '9' or 'A' to 'I' a
/// color, '.' nothing. For tests, which write correct drawings.
Board drawn(std::string_view rows);

/// The drawing of a board, in digits; for messages and comparisons.
std::string drawing(const Board& board);
std::string drawing(const ReferenceBoard& board);

/// The position of a board for the reference.
ReferenceBoard reference_of(const Board& board);

/// A move as printed: row from the top and column, both from 1.
Move printed(const Board& board, int row, int column);

} // namespace samegame
