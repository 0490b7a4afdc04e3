#pragma once

#include "engine/game/perft.h"
#include "tests/support/reference_board.h"

namespace samegame {

/// The best score that can be had from `board`, by trying everything. For tiny boards.
int best_score(const ReferenceBoard& board, const Rules& rules);

/// What Perft counts at `depth`, 0 or more. Throws std::overflow_error if there are more lines than
/// 64 bits can count.
PerftCount perft(const Board& board, const Rules& rules, int depth);

/// What perft counts, by playing every line one after the other.
PerftCount slow_perft(const ReferenceBoard& board, Gravity gravity, int depth);

} // namespace samegame
