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
/// Playouts are dealt in batches of fixed size, batch b with stream b of the seed, so the result
/// depends on the seed and the count alone, not on the number of threads.
class ScoreSampler {
public:
    /// Draws as many scores as the span is long; one such function for each thread, made by the
    /// caller.
    using DrawBatch = std::function<void(Rng&, std::span<int>)>;
    using MakeDrawBatch = std::function<DrawBatch()>;

    /// Draws `count` scores on `threads` threads, or on fewer where no more can be started, and
    /// returns when all are there or the control asks to stop. Throws what a draw throws, once all
    /// threads have ended; then, too, the histogram holds what was drawn.
    void run_batches(const MakeDrawBatch& make_draw, std::uint64_t count, int threads,
                     std::uint64_t seed, const SearchControl& control);

    /// The distribution so far; any thread, during the run too.
    ScoreHistogram histogram() const;

private:
    mutable std::mutex m_mutex;
    ScoreHistogram m_histogram;
};

} // namespace samegame
