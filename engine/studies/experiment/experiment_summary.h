#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/stats/board_values.h"
#include "engine/studies/experiment/experiment.h"

namespace samegame {

/// What the trials of an entrant come to. The mean of a board is the mean of its runs.
struct EntrantSummary {
    std::size_t trials = 0;
    std::size_t boards = 0;  ///< Boards with at least one trial.
    double value = 0;        ///< The mean of its boards, or their sum (Measure).
    ReadIntervals intervals; ///< Of `value`, as each reading has it.
    /// The interval that fits the measure: for boards like these if it is the mean (for this board
    /// if there is one board), for these boards if it is the sum.
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

    std::size_t pairs = 0; ///< Trials that the other entrant has too, on the same board and seed.
    /// This entrant less the other: the mean of boards, or their sum.
    double difference = 0;
    ReadIntervals difference_intervals;
    /// Like `interval`; for boards like these if it is a sum of boards with one run each.
    std::optional<Interval> difference_interval;

    /// The published mean, or the published sum of the boards that have a trial; nothing if the
    /// published result has other boards.
    std::optional<double> published;
};

/// One summary for each entrant, in their order, of trials of the experiment in any order. If the
/// experiment counts moves alone, scores are without what the end of a game earns.
std::vector<EntrantSummary> summaries_of(const Experiment& experiment,
                                         std::span<const Trial> trials);

/// A point of the mean best score of an entrant's trials.
struct CurvePoint {
    double x = 0; ///< Seconds, virtual ones or not, or playouts.
    double score = 0;
    std::optional<Interval> interval; ///< For this board; nothing if there are several.
};

/// Whether the curves of an experiment run over playouts: they do if no budget is a time, since
/// playouts are the same on every machine.
bool curves_over_playouts(const Experiment& experiment);
/// Whether the seconds that the curves run over are virtual for every entrant.
bool curves_over_virtual_time(const Experiment& experiment);

/// The mean best score of each entrant's boards, at `points` places at equal ratios, from the first
/// above 0 at which all of its trials have a score; those that never had one count as in the
/// summary. Playouts are those of all threads of a trial, if each had played as many as the one
/// that found the score. Of trials that found their score where they ended (one game) there is that
/// place alone, and so where moves alone are counted: nobody knows what an incumbent on the way had
/// of them. None of an entrant without trials, or whose trials all end at 0, which no logarithmic
/// axis has: a search that plays no playouts, over playouts.
std::vector<std::vector<CurvePoint>> curves_of(const Experiment& experiment,
                                               std::span<const Trial> trials, int points);

/// The same curves at round places, 1, 2 and 5 times the powers of ten, and at the end.
std::vector<std::vector<CurvePoint>> milestones_of(const Experiment& experiment,
                                                   std::span<const Trial> trials);

} // namespace samegame
