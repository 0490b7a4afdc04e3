#pragma once

#include <span>

#include "engine/game/board.h"

namespace samegame {

/// The chessboard of F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009,
/// definition 1: two colors in turn along rows and columns, 1 in the top left corner; the cells of
/// `inverted`, which are on the board, have the other one.
Board chessboard(int rows, int columns, std::span<const Cell> inverted);

} // namespace samegame
