#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <span>

#include "engine/base/rng.h"
#include "engine/search/search_control.h"
#include "engine/stats/score_histogram.h"

namespace samegame {

/// The score distribution of many playouts, drawn on several threads.
///
/// Batches have a fixed size and batch b uses stream b of the seed, so that the result depends on
/// the seed and the count alone, not on the number of threads.
class ScoreSampler {
public:
    /// Fills the span with scores. The caller makes one such function for each thread.
    using DrawBatch = std::function<void(Rng&, std::span<int>)>;
    using MakeDrawBatch = std::function<DrawBatch()>;

    /// Draws `count` scores on `threads` threads, or on fewer if no more can be started, and
    /// returns when it has them all or the control asks to stop. Throws what a draw throws, once
    /// all threads have ended; the histogram keeps the scores drawn so far.
    void run_batches(const MakeDrawBatch& make_draw, std::uint64_t count, int threads,
                     std::uint64_t seed, const SearchControl& control);

    /// The distribution so far. Any thread, during the run too.
    ScoreHistogram histogram() const;

private:
    mutable std::mutex m_mutex;
    ScoreHistogram m_histogram;
};

} // namespace samegame
