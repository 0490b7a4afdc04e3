#include "engine/search/score_sampler.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace samegame {

namespace {

constexpr std::uint64_t batch_size = 256;

} // namespace

void ScoreSampler::run(const MakeDraw& make_draw, std::uint64_t count, int threads,
                       std::uint64_t seed, const SearchControl& control) {
    const Rng root(seed);
    std::atomic<std::uint64_t> next_batch = 0;
    const auto work = [&] {
        const Draw draw = make_draw();
        for (;;) {
            const std::uint64_t batch = next_batch.fetch_add(1);
            const std::uint64_t first = batch * batch_size;
            if (first >= count || control.stop_requested())
                return;
            Rng rng = root.split(batch);
            ScoreHistogram drawn;
            const std::uint64_t size = std::min(batch_size, count - first);
            for (std::uint64_t i = 0; i < size && !control.stop_requested(); ++i)
                drawn.add(draw(rng));
            const std::lock_guard lock(m_mutex);
            m_histogram.merge(drawn);
        }
    };
    std::vector<std::jthread> workers;
    for (int i = 1; i < threads; ++i)
        workers.emplace_back(work);
    work();
}

ScoreHistogram ScoreSampler::histogram() const {
    const std::lock_guard lock(m_mutex);
    return m_histogram;
}

} // namespace samegame
