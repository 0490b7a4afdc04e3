#include "engine/studies/distribution/score_sampler.h"

#include <algorithm>
#include <array>
#include <atomic>

#include "engine/search/worker_team.h"

namespace samegame {

namespace {

constexpr std::uint64_t batch_size = 256; ///< Playouts of one stream of the seed.
constexpr std::size_t part_size = 64;     ///< Playouts between looks at the stop flag.

} // namespace

void ScoreSampler::run_batches(const MakeDrawBatch& make_draw, std::uint64_t count, int threads,
                               std::uint64_t seed, const SearchControl& control) {
    const Rng root(seed);
    std::atomic<std::uint64_t> next_batch = 0;
    std::atomic<bool> failed = false; // on any thread
    const auto is_stopped = [&] { return failed || control.stop_requested(); };
    const auto work = [&] {
        const DrawBatch draw = make_draw();
        std::array<int, batch_size> scores;
        for (;;) {
            const std::uint64_t batch = next_batch.fetch_add(1);
            const std::uint64_t first = batch * batch_size;
            if (first >= count || is_stopped())
                return;
            Rng rng = root.split(batch);
            ScoreHistogram drawn;
            auto rest = std::span(scores).first(std::min(batch_size, count - first));
            while (!rest.empty() && !is_stopped()) {
                const auto part = rest.first(std::min(part_size, rest.size()));
                draw(rng, part);
                for (const int score : part)
                    drawn.add(score);
                rest = rest.subspan(part.size());
            }
            const std::lock_guard lock(m_mutex);
            m_histogram.merge(drawn);
        }
    };
    WorkerTeam(threads).run([&](int) { work(); }, [&] { failed = true; });
}

ScoreHistogram ScoreSampler::histogram() const {
    const std::lock_guard lock(m_mutex);
    return m_histogram;
}

} // namespace samegame
