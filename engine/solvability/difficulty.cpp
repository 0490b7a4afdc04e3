#include "engine/solvability/difficulty.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/base/rng.h"
#include "engine/bounds/upper_bound.h"
#include "engine/playout/policies/policy_registry.h"

namespace samegame {

namespace {

constexpr std::size_t playouts_at_a_time = 1024;

} // namespace

double Difficulty::clearing_share() const {
    return static_cast<double>(clearing) / static_cast<double>(playouts);
}

double Difficulty::score_share() const {
    return upper_bound == 0 ? 0 : mean_score / upper_bound;
}

/// A playout is told to clear the board by its points where clearing is all that counts: the same
/// seeds give the same games under all rules of one gravity.
Difficulty difficulty_of(const StartPosition& start, std::uint64_t playouts, std::uint64_t seed) {
    const auto engine = playout_engine_or_throw("tabu-color-random");
    const Rules clearing{Scoring::clickomania, start.rules.gravity};
    Rng of_scores(seed);
    Rng of_clears(seed);
    std::array<PlayoutResult, playouts_at_a_time> results;
    Difficulty difficulty;
    difficulty.upper_bound = separated_upper_bound(start.rules, start.board);
    double sum = 0; // of whole numbers
    while (difficulty.playouts < playouts) {
        const auto count =
            std::min<std::uint64_t>(playouts_at_a_time, playouts - difficulty.playouts);
        const std::span batch(results.data(), count);
        engine->play_batch(start.board, start.rules, of_scores, batch);
        for (const PlayoutResult& result : batch)
            sum += result.score;
        engine->play_batch(start.board, clearing, of_clears, batch);
        difficulty.clearing += static_cast<std::uint64_t>(
            std::count_if(batch.begin(), batch.end(),
                          [](const PlayoutResult& result) { return result.score > 0; }));
        difficulty.playouts += count;
    }
    difficulty.mean_score = sum / static_cast<double>(playouts);
    return difficulty;
}

} // namespace samegame
