#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/game/start_position.h"

/// Playouts to be drawn from one position under one policy.
struct DistributionSource {
    samegame::StartPosition position;
    int scoreBefore = 0; ///< Points earned up to the position; part of every score.
    std::string policy;  ///< A policy as make_playout_engine reads it.
};

/// Distributions to be drawn at the same time, as a plain value.
struct DistributionJob {
    std::vector<DistributionSource> sources;
    std::uint64_t playouts = 0; ///< Playouts of each source.
    std::uint64_t seed = 0;
    int threads = 0; ///< Threads of all sources, at least one each; 0: one for each core.
};
