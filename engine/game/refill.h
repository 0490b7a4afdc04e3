#pragma once

#include <optional>

#include "engine/base/fixed_vector.h"
#include "engine/base/message.h"
#include "engine/game/board.h"
#include "engine/game/cell.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/game/start_position.h"

namespace samegame {

/// Games to which columns come in (Refill), after F. Takes & W. Kosters, "Solving SameGame and its
/// Chessboard Variant", 2009, section 2.1: when blocks have fallen and columns have closed (or rows
/// been drawn left), the rightmost column is filled with random blocks as long as it is empty, and
/// gravity acts on them as on all others. Ours, where the paper is silent:
///  - such a game ends where no move is left, or after max_moves moves: with few colors it would
///    never end;
///  - the end earns and costs nothing, since a board that is full of singletons is the usual end
///    (so rules whose moves earn nothing cannot be played so, see refill_error);
///  - columns are full, each cell uniform over the colors.
///
/// Board::play alone knows nothing of this: it plays what a player sees, empty columns staying
/// empty. That is also how solvers look ahead.

/// The cells of column `number` of a refill, 0 for the first that comes in, from the bottom:
/// generator 1, the same forever on every platform. They are drawn by
/// Rng(seed).split(number).bounded(color_count).
FixedVector<Color, max_rows> refill_column(const Refill& refill, int number, int rows);

/// Plays a legal move, or one that names no group, with all that comes of it: `rules` tell
/// afterwards how far the game has come, where they refill. Returns the blocks removed, 0 for a
/// move that is not legal.
int play(Board& board, Rules& rules, Move move);

/// Lets columns come in until none fits, and counts a move. Does nothing under other rules.
void refill_after_move(Board& board, Rules& rules);

/// Whether a game is at its end.
bool is_over(const Board& board, const Rules& rules);

/// A new game on a board: of a refill only the seed counts, its columns have the board's colors.
StartPosition new_game(const Board& board, Rules rules);

/// Why rules cannot be played, a refill that no game comes to (most_refill_columns) among them;
/// nothing if they can.
std::optional<Message> refill_error(const Rules& rules);

/// The same rules for who looks no further than the board: without refill.
Rules without_refill(Rules rules);

/// Columns that have come in by refill once so many moves are made. A move lets in as many as the
/// board has, so that a game lets in max_moves * max_columns at the most. A file may always claim
/// as many before its first move, and such a game goes on as any other does.
constexpr int most_refill_columns(int moves) {
    return (max_moves + moves) * max_columns;
}

} // namespace samegame
