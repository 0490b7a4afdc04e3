#include "engine/studies/solvability/difficulty.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <vector>

#include "engine/base/rng.h"
#include "engine/bounds/upper_bound.h"
#include "engine/game/board_generator.h"
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

std::optional<double> Difficulty::score_share() const {
    if (upper_bound <= 0 || mean() < 0)
        return std::nullopt;
    return mean() / upper_bound;
}

Difficulty difficulty_of(const Position& start, std::uint64_t playouts, std::uint64_t seed,
                         const std::function<bool()>& stops) {
    const auto engine = playout_engine_or_throw("tabu-color-random");
    return {sample_playouts(*engine, start, playouts, seed, stops),
            separated_upper_bound(start.rules, start.board)};
}

namespace {

constexpr int scale_boards = 30;
constexpr int classic_cells = 225;
constexpr int classic_playouts = 256; // of a board; fewer of larger ones, for the same time
constexpr int least_playouts = 32;
constexpr std::uint64_t playout_seed = 1;

} // namespace

DifficultyScale::DifficultyScale(const Kind& kind)
    : m_kind(kind), m_engine(playout_engine_or_throw("tabu-color-random")) {
    std::vector<double> means;
    for (std::uint64_t seed = 0; seed < scale_boards; ++seed)
        means.push_back(mean_of(generate_board(seed, kind.rows, kind.columns, kind.colors)));
    std::sort(means.begin(), means.end());
    // Between two boards, so that neither third has more of them.
    constexpr std::size_t third = scale_boards / 3;
    m_hard_below = (means[third - 1] + means[third]) / 2;
    m_easy_above = (means[2 * third - 1] + means[2 * third]) / 2;
}

DifficultyLevel DifficultyScale::level_of(const Board& board) const {
    const double mean = mean_of(board);
    return mean < m_hard_below   ? DifficultyLevel::hard
           : mean > m_easy_above ? DifficultyLevel::easy
                                 : DifficultyLevel::medium;
}

double DifficultyScale::mean_of(const Board& board) const {
    const int count = std::clamp(classic_playouts * classic_cells / board.cell_count(),
                                 least_playouts, classic_playouts);
    std::array<PlayoutResult, classic_playouts> results;
    const std::span batch(results.data(), static_cast<std::size_t>(count));
    Rng rng(playout_seed);
    m_engine->play_batch(board, {Scoring::standard, m_kind.gravity}, rng, batch);
    double sum = 0;
    for (const PlayoutResult& result : batch)
        sum += result.score;
    return sum / count;
}

} // namespace samegame
