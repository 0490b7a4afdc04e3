#include "engine/studies/solvability/difficulty.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

#include "engine/base/rng.h"
#include "engine/bounds/upper_bound.h"
#include "engine/playout/policy_registry.h"

namespace samegame {

double PlayoutSample::variance_of_mean() const {
    const auto n = static_cast<double>(playouts);
    return std::max(0.0, sum_of_squares - sum * sum / n) / (n - 1) / n; // 0: rounding
}

/// Whether a playout clears the board shows in its points under rules that count clearing alone:
/// the same seeds give the same games under all rules of one gravity.
PlayoutSample sample_playouts(PlayoutEngine& engine, const Position& start, std::uint64_t playouts,
                              std::uint64_t seed, const std::function<bool()>& stops) {
    constexpr std::size_t playouts_at_a_time = 1024;
    const Rules clearing{Scoring::clickomania, start.rules.gravity};
    Rng of_scores(seed);
    Rng of_clears(seed);
    std::array<PlayoutResult, playouts_at_a_time> results;
    PlayoutSample sample;
    sample.best = std::numeric_limits<int>::min();
    while (sample.playouts < playouts && (sample.playouts == 0 || !stops())) {
        const auto count = std::min<std::uint64_t>(playouts_at_a_time, playouts - sample.playouts);
        const std::span batch(results.data(), count);
        engine.play_batch(start.board, start.rules, of_scores, batch);
        for (const PlayoutResult& result : batch) {
            sample.sum += result.score;
            sample.sum_of_squares += static_cast<double>(result.score) * result.score;
            sample.best = std::max(sample.best, result.score);
        }
        engine.play_batch(start.board, clearing, of_clears, batch);
        sample.clearing += static_cast<std::uint64_t>(
            std::count_if(batch.begin(), batch.end(),
                          [](const PlayoutResult& result) { return result.score > 0; }));
        sample.playouts += count;
    }
    return sample;
}

double Difficulty::score_share() const {
    return upper_bound == 0 ? 0 : mean() / upper_bound;
}

Difficulty difficulty_of(const Position& start, std::uint64_t playouts, std::uint64_t seed,
                         const std::function<bool()>& stops) {
    const auto engine = playout_engine_or_throw("tabu-color-random");
    return {sample_playouts(*engine, start, playouts, seed, stops),
            separated_upper_bound(start.rules, start.board)};
}

} // namespace samegame
