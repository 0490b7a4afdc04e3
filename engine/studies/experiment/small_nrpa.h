#pragma once

#include <vector>

#include "engine/playout/softmax_player.h"

namespace samegame {

/// NRPA exactly as in B. Negrevergne & T. Cazenave, "Distributed Nested Rollout Policy for
/// SameGame", 2017, Algorithm 1, for the bench signature, measurements and tests: no clock, no
/// stop.
class SmallNrpa {
public:
    SmallNrpa(SoftmaxPlayer& player, int level, int iterations, Rng& rng);

    /// The best line from the player's start; N^level playouts.
    const LearnedLine& run();

    /// The weights at the end of the highest level.
    const WeightTable& weights() const { return m_levels.back().weights; }

private:
    struct Level {
        WeightTable weights;
        LearnedLine best;
    };
    void run_level(std::size_t level, const WeightTable& weights, LearnedLine& result);

    SoftmaxPlayer& m_player;
    Rng& m_rng;
    int m_iterations;
    std::vector<Level> m_levels; // levels 1 and above
    LearnedLine m_result;
};

} // namespace samegame
