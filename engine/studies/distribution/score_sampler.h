#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <span>
#include <string>

#include "engine/base/rng.h"
#include "engine/game/position.h"
#include "engine/search/search_control.h"
#include "engine/stats/score_histogram.h"

namespace samegame {

/// The score distribution of many playouts, drawn on several threads; it depends on the seed and
/// the count alone, since batches have a fixed size and batch b uses stream b of the seed.
class ScoreSampler {
public:
    /// Fills the span with scores. Each thread makes one such function for itself.
    using DrawBatch = std::function<void(Rng&, std::span<int>)>;
    using MakeDrawBatch = std::function<DrawBatch()>;
    /// Takes scores and the number of the first of them, from 0, on the thread that drew them;
    /// several threads at a time.
    using Take = std::function<void(std::uint64_t first, std::span<const int> scores)>;

    explicit ScoreSampler(MakeDrawBatch make_draw);

    /// Samples playouts from `start` to the end under a policy as make_playout_engine reads it;
    /// `score_before` is part of every score.
    ScoreSampler(const Position& start, int score_before, std::string policy);

    /// Draws `count` scores on `threads` threads, or on fewer if no more can be started, until the
    /// control asks to stop. Throws what a draw throws, and InvalidOptions for a policy that cannot
    /// be made, once all threads have ended; the histogram keeps the scores drawn so far.
    void run(std::uint64_t count, int threads, std::uint64_t seed, const SearchControl& control);

    /// The same with `take` in place of the histogram. Each score depends on the seed and its
    /// number alone.
    void run(std::uint64_t count, int threads, std::uint64_t seed, const SearchControl& control,
             const Take& take) const;

    /// The distribution so far, of all runs together. Any thread, during a run too.
    ScoreHistogram histogram() const;

private:
    MakeDrawBatch m_make_draw;
    mutable std::mutex m_mutex;
    ScoreHistogram m_histogram;
};

} // namespace samegame
