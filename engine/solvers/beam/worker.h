#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "engine/solvers/beam/evaluation.h"
#include "engine/solvers/beam/path.h"
#include "engine/solvers/beam/positions.h"
#include "engine/solvers/beam/trail.h"

namespace samegame {

/// A line to the end of a game.
struct BeamEnding {
    int score = std::numeric_limits<int>::min();
    std::uint64_t key = 0; ///< BeamTrail::key of the last move.

    bool is_better_than(const BeamEnding& other) const {
        return score > other.score || (score == other.score && key < other.key);
    }
};

/// What each thread of a beam has for itself.
template <class Generator>
struct BeamWorker {
    using Positions = BeamPositions<Generator>;

    BeamWorker(const Board& root, const Rules& rules, const BeamEvaluation& evaluation,
               const BeamTrail& trail)
        : positions(root, rules), path(root, positions, evaluation, trail) {}

    Positions positions;
    BeamPath<Positions> path;
    BeamEnding ending;                 ///< The best ending of the layer.
    std::vector<std::uint32_t> depths; ///< Positions expanded, by depth.
};

} // namespace samegame
