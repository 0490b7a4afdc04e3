#pragma once

#include <optional>

#include "engine/base/fixed_vector.h"
#include "engine/base/message.h"
#include "engine/game/position.h"

namespace samegame {

/// Games with columns that come in (Refill), after F. Takes & W. Kosters, "Solving SameGame and its
/// Chessboard Variant", 2009, section 2.1: when blocks have fallen and columns have closed (or rows
/// have been drawn left), the rightmost column is filled with random blocks while it is empty, and
/// gravity acts on them as on all others. Our choices where the paper is silent:
///  - such a game ends when no move is left, or after max_moves moves, since with few colors it
///    would never end;
///  - the end earns and costs nothing, since it is usually a board full of singletons (so rules
///    whose moves earn nothing cannot be combined with refill, see refill_error);
///  - columns are full, each cell uniform over the colors.
///
/// Board::play alone knows nothing of refill: empty columns stay empty. Solvers look ahead that way
/// too, since a player does not know what comes in.

/// The cells of column `number` of a refill from the bottom, 0 being the first that comes in:
/// generator 1, the same forever on every platform. They are drawn by
/// Rng(seed).split(number).bounded(color_count).
FixedVector<Color, max_rows> refill_column(const Refill& refill, int number, int rows);

/// Plays a move and lets columns come in. Returns the blocks removed, 0 for a move that is not
/// legal.
int play(Board& board, Rules& rules, Move move);

/// Lets columns come in until none fits, and counts a move. Does nothing without refill.
void refill_after_move(Board& board, Rules& rules);

bool is_over(const Board& board, const Rules& rules);

/// A new game on a board. Only the seed of a refill counts; its columns have the board's colors.
Position new_game(const Board& board, Rules rules);

/// Why rules cannot be played, such as a refill that no game reaches; nothing if they can.
std::optional<Message> refill_error(const Rules& rules);

/// The same rules without refill, to look no further than the board.
Rules without_refill(Rules rules);

/// The most columns that have come in after `moves` moves. A move lets in at most as many as the
/// board has; a file may claim max_moves * max_columns before its first move.
constexpr int most_refill_columns(int moves) {
    return (max_moves + moves) * max_columns;
}

} // namespace samegame
