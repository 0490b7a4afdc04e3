#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/experiment/experiment.h"
#include "engine/stats/interval.h"

namespace samegame {

/// What the trials of an entry come to. The mean of a board is that of its runs.
struct EntrySummary {
    std::size_t trials = 0;
    std::size_t boards = 0; ///< With one trial at least.
    double value = 0;       ///< The mean of its boards, or their sum (Measure).
    /// 95 %: of the mean, with boards as the sample (runs where there is one board); of the sum,
    /// with the runs of each board as the sample.
    std::optional<Interval> interval;
    double deviation = 0; ///< Between boards; between runs where there is one board.
    int best = 0;
    std::size_t cleared = 0;
    double seconds = 0; ///< Means of a trial, from here on.
    double playouts = 0;
    double nodes = 0;
    double depth = 0; ///< Of the deepest node.
    double mean_depth = 0;
    double walk_depth = 0; ///< Of the nodes that playouts begin at.
    /// The mean of the running maximum of `depth` over boards, in their order: first runs.
    double running_depth = 0;

    std::size_t pairs = 0; ///< Trials that the other entry has too, on the same board and seed.
    double difference = 0; ///< To the other: the mean of boards, or their sum.
    /// 95 %, like `interval`; of a sum of boards with one run each, with boards as the sample.
    std::optional<Interval> difference_interval;

    /// What was published: a mean, or the sum of the boards that have a trial; nothing where it is
    /// of other boards.
    std::optional<double> published;
};

/// One for each entry, in their order; `trials` are of the experiment, in any order. Where it
/// counts moves alone, scores are without what the end of a game earns.
std::vector<EntrySummary> summaries_of(const Experiment& experiment, std::span<const Trial> trials);

/// A point of the mean best score of an entry's trials.
struct CurvePoint {
    double x = 0; ///< Seconds, virtual ones or not, or playouts.
    double score = 0;
    std::optional<Interval> interval; ///< 95 %, over runs; nothing where there are several boards.
};

/// What the curves of an experiment run over: playouts where no budget is of time, since they are
/// the same on every machine.
bool curves_over_playouts(const Experiment& experiment);
/// Whether the seconds that they run over are virtual, of every entry.
bool curves_over_virtual_time(const Experiment& experiment);

/// The mean best score of each entry's trials, at `points` places at equal ratios, from the first
/// at which all of its trials have a score. Playouts are those of all threads of a trial, if each
/// had played as many as the one that found the score. None where moves alone are counted: nobody
/// knows what an incumbent on the way had of them.
std::vector<std::vector<CurvePoint>> curves_of(const Experiment& experiment,
                                               std::span<const Trial> trials, int points);

/// The same at round places, 1, 2 and 5 times the powers of ten, and at the end.
std::vector<std::vector<CurvePoint>> milestones_of(const Experiment& experiment,
                                                   std::span<const Trial> trials);

} // namespace samegame
