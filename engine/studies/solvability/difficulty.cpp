#include "engine/studies/solvability/difficulty.h"

#include "engine/bounds/upper_bound.h"
#include "engine/playout/policy_registry.h"
#include "engine/studies/solvability/playout_sample.h"

namespace samegame {

double Difficulty::clearing_share() const {
    return static_cast<double>(clearing) / static_cast<double>(playouts);
}

double Difficulty::score_share() const {
    return upper_bound == 0 ? 0 : mean_score / upper_bound;
}

Difficulty difficulty_of(const StartPosition& start, std::uint64_t playouts, std::uint64_t seed,
                         const std::function<bool()>& stops) {
    const auto engine = playout_engine_or_throw("tabu-color-random");
    const PlayoutSample sample = sample_playouts(*engine, start, playouts, seed, stops);
    return {sample.playouts, sample.clearing, sample.mean(),
            separated_upper_bound(start.rules, start.board)};
}

} // namespace samegame
