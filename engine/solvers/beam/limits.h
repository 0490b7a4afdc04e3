#pragma once

#include <cstdint>

#include "engine/game/board.h"
#include "engine/solvers/beam/beam_search.h"

namespace samegame {

/// How wide beams may be within a memory budget, and where the memory goes.
struct BeamLimits {
    BeamLimits(const BeamSearch::Options& options, const Board& root, std::uint64_t memory);

    std::uint64_t first_width = 1;
    std::uint64_t most_width = 1;
    std::uint64_t trail_entries = 0;
    std::uint64_t pool_bytes = 0; ///< What all pools together may take.
    std::size_t block_bytes = 0;  ///< The size of the blocks that pools take it in.
};

} // namespace samegame
