#include "engine/studies/experiment/small_nrpa.h"

#include <utility>

namespace samegame {

SmallNrpa::SmallNrpa(SoftmaxPlayer& player, int level, int iterations, Rng& rng)
    : m_player(player),
      m_rng(rng),
      m_iterations(iterations),
      m_levels(static_cast<std::size_t>(level) + 1) {}

const LearnedLine& SmallNrpa::run() {
    run_level(m_levels.size() - 1, WeightTable(), m_result);
    return m_result;
}

/// `result` becomes the best line of the level.
void SmallNrpa::run_level(std::size_t level, const WeightTable& weights, LearnedLine& result) {
    if (level == 0) {
        m_player.play(weights, m_rng, result);
        return;
    }
    Level& own = m_levels[level];
    own.weights = weights;
    for (int i = 0; i < m_iterations; ++i) {
        run_level(level - 1, own.weights, result);
        if (i == 0 || result.score >= own.best.score)
            std::swap(own.best, result);
        m_player.adapt(own.weights, own.best, 1.0F);
    }
    std::swap(own.best, result);
}

} // namespace samegame
