#pragma once

#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/position.h"

namespace samegame {

/// A list of moves with its score, from a board that is kept elsewhere.
struct Line {
    MoveList moves;        ///< Canonical when it comes from `replay` or from a search.
    int score = 0;         ///< Points of the moves, and of the end if finished.
    bool finished = false; ///< The game is over after the last move (is_over).
    bool cleared = false;  ///< No block is left after the last move.

    bool operator==(const Line&) const = default;
};

MoveList joined(std::span<const Move> first, std::span<const Move> second);

/// Plays `moves` from `start`, under refill with the columns that come in. Returns the line with
/// its score and canonical moves, or an error for the first move that is not legal (Error::line is
/// its number, from 1).
Result<Line> replay(const Board& start, const Rules& rules, std::span<const Move> moves);

/// The board after the first `count` moves, which are legal; all of them when count is larger.
Board board_after(const Board& start, const Rules& rules, std::span<const Move> moves,
                  std::size_t count);

/// The position after the first `count` moves, all of them when count is larger. Its rules record
/// how far a game with refill has come.
Position position_after(Position start, std::span<const Move> moves, std::size_t count);

/// The largest group that legal moves remove, the first of equals.
struct LargestGroup {
    int size = 0; ///< In blocks; 0 without moves.
    Color color = no_color;
};
LargestGroup largest_group(Position start, std::span<const Move> moves);

/// Every position of a line, from the start to its end: moves.size() + 1 of them.
std::vector<Position> positions_along(const Position& start, std::span<const Move> moves);

/// Points earned up to each of positions_along; the last has the end points if the line is
/// finished.
std::vector<int> scores_along(const Board& start, const Rules& rules, std::span<const Move> moves);

} // namespace samegame
