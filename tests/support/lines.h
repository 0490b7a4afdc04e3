#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "engine/base/rng.h"
#include "engine/game/board.h"
#include "engine/game/group.h"
#include "engine/game/rules.h"

namespace samegame {

/// Clicks on these cells.
inline MoveList moves_at(std::initializer_list<Cell> cells) {
    MoveList moves;
    for (const Cell cell : cells)
        moves.push_back({cell});
    return moves;
}

/// A random game, to its end or of `most` moves.
inline MoveList random_line(Board board, Gravity gravity, Rng& rng, std::size_t most = max_moves) {
    MoveList moves;
    for (MoveList legal = legal_moves(board); !legal.empty() && moves.size() < most;
         legal = legal_moves(board)) {
        moves.push_back(legal[rng.bounded(static_cast<std::uint32_t>(legal.size()))]);
        board.play(moves.back(), gravity);
    }
    return moves;
}

} // namespace samegame
