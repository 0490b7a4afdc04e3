#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/stats/board_values.h"
#include "engine/studies/experiment/experiment.h"

namespace samegame {

/// The results of an entrant. The mean of a board is the mean of its runs.
struct EntrantSummary {
    std::size_t trials = 0;
    std::size_t boards = 0;  ///< Boards with at least one trial.
    double value = 0;        ///< The mean over boards, or their sum (Measure).
    ReadIntervals intervals; ///< The interval of `value` in each reading.
    /// The interval that fits the measure: for boards like these if it is the mean (for this board
    /// if there is one board), for these boards if it is the sum.
    std::optional<Interval> interval;
    double deviation = 0; ///< Between boards; between runs if there is one board.
    int best = 0;
    std::size_t cleared = 0;
    std::size_t without_game = 0; ///< Trials that found no game; they count as 0 points.
    double seconds = 0;           ///< The mean per trial, as are the members below.
    double playouts = 0;
    double nodes = 0;
    double depth = 0; ///< Depth of the deepest node.
    double mean_depth = 0;
    double walk_depth = 0; ///< Depth of the nodes at which playouts begin.
    /// The mean of the running maximum of `depth` over the first runs, in the order of boards.
    double running_depth = 0;

    std::size_t pairs = 0; ///< Trials whose board and seed the other entrant played too.
    /// This entrant minus the other: the mean over boards, or their sum.
    double difference = 0;
    ReadIntervals difference_intervals;
    /// Like `interval`, but for boards like these if it is a sum over boards with one run each.
    std::optional<Interval> difference_interval;

    /// The published mean, or sum of the boards that have a trial; nothing if it has other boards.
    std::optional<double> published;
};

/// One summary for each entrant, in their order. `trials` are of the experiment, in any order. If
/// the experiment counts moves alone, scores leave out the points for the end of a game.
std::vector<EntrantSummary> summaries_of(const Experiment& experiment,
                                         std::span<const Trial> trials);

/// The scores of the same trials by board, and their differences in pairs.
TrialValues values_of(const Experiment& experiment, std::span<const Trial> trials);

/// A point on the curve of an entrant's mean best score.
struct CurvePoint {
    double x = 0; ///< Seconds, virtual seconds or playouts.
    double score = 0;
    std::optional<Interval> interval; ///< For this board; nothing if there are several boards.
};

/// Whether curves run over playouts, the same on every machine: if no budget is a time.
bool curves_over_playouts(const Experiment& experiment);
bool curves_over_virtual_time(const Experiment& experiment);

/// The curve of each entrant's mean best score, at `points` places with equal ratios, from the
/// first place above 0 at which all trials have a score; a trial that never had one counts as in
/// the summary. A place in playouts is the count of the thread that found the score times the
/// threads. The curve is the last place alone if the trials found their scores at their ends (one
/// game), or if moves alone count. It is empty without trials, or if all trials end at 0, which a
/// logarithmic axis cannot show.
std::vector<std::vector<CurvePoint>> curves_of(const Experiment& experiment,
                                               std::span<const Trial> trials, int points);

/// The same curves at round places, 1, 2 and 5 times the powers of ten, and at the end.
std::vector<std::vector<CurvePoint>> milestones_of(const Experiment& experiment,
                                                   std::span<const Trial> trials);

} // namespace samegame
