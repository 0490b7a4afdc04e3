#pragma once

#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"

namespace samegame {

/// A sequence of moves with its score, from a board that is kept elsewhere.
struct Line {
    MoveList moves;        ///< Canonical when it comes from `replay` or from a search.
    int score = 0;         ///< What the moves earn; once finished the end points too.
    bool finished = false; ///< No move is left after the last.
    bool cleared = false;  ///< No block is left after the last.

    bool operator==(const Line&) const = default;
};

/// Plays `moves` from `start`: the line with its score and canonical moves, or an error that names
/// the first move that is not legal (Error::line is its number, from 1).
Result<Line> replay(const Board& start, const Rules& rules, std::span<const Move> moves);

/// The board after the first `count` moves, which are legal; all of them when count is larger.
Board board_after(const Board& start, const Rules& rules, std::span<const Move> moves,
                  std::size_t count);

/// Every board of a line, from the start to its end: moves.size() + 1 of them.
std::vector<Board> boards_along(const Board& start, const Rules& rules,
                                std::span<const Move> moves);

/// Points earned up to each board of boards_along; the last includes the end points if the line is
/// finished.
std::vector<int> scores_along(const Board& start, const Rules& rules, std::span<const Move> moves);

} // namespace samegame
