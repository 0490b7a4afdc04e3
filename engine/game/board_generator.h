#pragma once

#include <cstdint>
#include <span>

#include "engine/game/board.h"

namespace samegame {

/// Generator 1: a full board, each cell uniform over the colors. The same seed and size give the
/// same board forever, on every platform: cells are drawn in reading order, top row first, by
/// Rng(seed).bounded(colors). A different generator would get another number.
Board generate_board(std::uint64_t seed, int rows = 15, int columns = 15, int color_count = 5);

/// A full board and a line that clears it, under either gravity.
struct ClearableBoard {
    Board board;
    MoveList line; ///< Canonical moves; nothing is left after the last.
};

/// What generator 2 needs: with fewer colors there is often no place for another group, and a
/// single cell is not a group.
inline constexpr int min_clearable_colors = 3;
inline constexpr int min_clearable_cells = 2;

constexpr bool has_clearable_boards(int rows, int columns, int color_count) {
    return rows * columns >= min_clearable_cells && color_count >= min_clearable_colors;
}

/// Generator 2: a board made backwards from the empty one, so that a line that clears it is known.
/// Each step inserts a straight run of 2 to 4 cells anywhere, in a color that none of its neighbors
/// has; blocks above it rise. No column is ever higher than the one to its left, so the line holds
/// under either gravity.
///
/// The direction is drawn first (upright or level, if both fit), then one of the runs that fit,
/// then one of the free colors, all uniformly, by Rng(seed).split(attempt); an attempt that ends
/// before the board is full is followed by the next. The same seed and size give the same board
/// forever, on every platform, mostly in less than three milliseconds. Requires
/// has_clearable_boards.
ClearableBoard generate_clearable_board(std::uint64_t seed, int rows = 15, int columns = 15,
                                        int color_count = 5);

/// Generator 3: a full board with a given number of blocks of each color, every arrangement with
/// the same probability: the colors in their order, in reading order, exchanged from the last cell
/// down by Rng(seed) (Fisher & Yates). The same seed and counts give the same board forever, on
/// every platform. Requires has_counted_boards.
Board generate_counted_board(std::uint64_t seed, int rows, int columns,
                             std::span<const int> counts);

/// Whether `counts` are 1 to max_colors numbers above 0 that fill the cells.
bool has_counted_boards(int rows, int columns, std::span<const int> counts);

/// The chessboard of F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009,
/// definition 1: two colors in turn along rows and columns, 1 in the top left corner; the cells of
/// `inverted`, which are on the board, have the other one.
Board chessboard(int rows, int columns, std::span<const Cell> inverted);

} // namespace samegame
