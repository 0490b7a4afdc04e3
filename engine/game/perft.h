#pragma once

#include <cstdint>

#include "engine/game/board.h"
#include "engine/game/rules.h"

namespace samegame {

/// What can be reached in exactly `depth` moves.
struct PerftCount {
    std::uint64_t lines = 0;     ///< Different sequences of moves.
    std::uint64_t positions = 0; ///< Different boards at their end.

    bool operator==(const PerftCount&) const = default;
};

/// Counts depth by depth up to `depth`, 0 or more: each position once, with the number of lines
/// that lead to it. Lines that end earlier do not count. Memory grows with the positions of one
/// depth.
PerftCount perft(const Board& board, const Rules& rules, int depth);

} // namespace samegame
