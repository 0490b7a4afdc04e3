#include "engine/studies/distribution/score_sampler.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <utility>
#include <vector>

#include "engine/playout/policy_registry.h"
#include "engine/search/worker_team.h"

namespace samegame {

namespace {

constexpr std::uint64_t batch_size = 256; ///< Playouts of one stream of the seed.
constexpr std::size_t part_size = 64;     ///< Playouts between looks at the stop flag.

ScoreSampler::MakeDrawBatch playouts_of(const Position& start, int score_before,
                                        std::string policy) {
    return [start, score_before, policy = std::move(policy)] {
        // std::function wants a copyable closure, so that the one in use shares its engine.
        std::shared_ptr<PlayoutEngine> engine = playout_engine_or_throw(policy);
        return [&start, score_before, engine = std::move(engine),
                results = std::vector<PlayoutResult>()](Rng& rng, std::span<int> scores) mutable {
            results.resize(scores.size());
            engine->play_batch(start.board, start.rules, rng, results);
            std::ranges::transform(results, scores.begin(), [&](const PlayoutResult& result) {
                return score_before + result.score;
            });
        };
    };
}

} // namespace

ScoreSampler::ScoreSampler(MakeDrawBatch make_draw) : m_make_draw(std::move(make_draw)) {}

ScoreSampler::ScoreSampler(const Position& start, int score_before, std::string policy)
    : ScoreSampler(playouts_of(start, score_before, std::move(policy))) {}

void ScoreSampler::run(std::uint64_t count, int threads, std::uint64_t seed,
                       const SearchControl& control) {
    run(count, threads, seed, control, [this](std::uint64_t, std::span<const int> scores) {
        ScoreHistogram drawn;
        for (const int score : scores)
            drawn.add(score);
        const std::lock_guard lock(m_mutex);
        m_histogram.merge(drawn);
    });
}

void ScoreSampler::run(std::uint64_t count, int threads, std::uint64_t seed,
                       const SearchControl& control, const Take& take) const {
    const Rng root(seed);
    std::atomic<std::uint64_t> next_batch = 0;
    std::atomic<bool> failed = false; // on any thread
    const auto is_stopped = [&] { return failed || control.stop_requested(); };
    const auto work = [&] {
        const DrawBatch draw = m_make_draw();
        std::array<int, batch_size> scores;
        for (;;) {
            const std::uint64_t batch = next_batch.fetch_add(1);
            const std::uint64_t first = batch * batch_size;
            if (first >= count || is_stopped())
                return;
            Rng rng = root.split(batch);
            const auto wanted = std::span(scores).first(std::min(batch_size, count - first));
            std::size_t drawn = 0;
            while (drawn < wanted.size() && !is_stopped()) {
                const auto part = wanted.subspan(drawn, std::min(part_size, wanted.size() - drawn));
                draw(rng, part);
                drawn += part.size();
            }
            take(first, wanted.first(drawn));
        }
    };
    WorkerTeam(threads).run([&](int) { work(); }, [&] { failed = true; });
}

ScoreHistogram ScoreSampler::histogram() const {
    const std::lock_guard lock(m_mutex);
    return m_histogram;
}

} // namespace samegame
