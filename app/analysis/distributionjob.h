#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/game/board_id.h"

/// Playouts to be drawn from one position under several policies, as a plain value.
struct DistributionJob {
    std::uint64_t number = 0; ///< Given by the runner.
    samegame::StartPosition position;
    int scoreBefore = 0;               ///< Points earned up to the position; part of every score.
    std::vector<std::string> policies; ///< As make_playout_engine reads them.
    std::uint64_t playouts = 0;        ///< Of each policy.
    std::uint64_t seed = 0;
    int threads = 0; ///< All policies together; 0: one for each core.
};
