#include "engine/studies/experiment/experiment_summary.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>

#include "engine/base/text.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/stats/running_stats.h"

namespace samegame {

namespace {

/// The factor from the mean over boards to the value of the measure.
double factor_of(const BoardValues& values, Measure measure) {
    return measure == Measure::total ? static_cast<double>(values.boards()) : 1.0;
}

/// The intervals of the value of the measure.
ReadIntervals intervals_of(const BoardValues& values, Measure measure) {
    ReadIntervals intervals = values.intervals();
    for (auto* interval : {&intervals.boards_like_these, &intervals.these_boards})
        if (*interval)
            **interval = times(**interval, factor_of(values, measure));
    return intervals;
}

/// The number N of a board "standard:N"; nothing for others.
std::optional<std::size_t> standard_number(const std::string& name) {
    constexpr std::string_view prefix = "standard:";
    if (!name.starts_with(prefix))
        return std::nullopt;
    const auto number = parse_integer(std::string_view(name).substr(prefix.size()), 1, 20);
    return number ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
}

std::optional<double> published_value(const Experiment& experiment,
                                      const ExperimentEntrant& entrant, const BoardValues& boards) {
    if (entrant.published == nullptr || boards.boards() == 0)
        return std::nullopt;
    if (entrant.published->mean)
        return experiment.measure == Measure::mean ? entrant.published->mean : std::nullopt;
    if (experiment.measure != Measure::total || entrant.published->scores.empty())
        return std::nullopt;
    double sum = 0;
    for (const auto& [board, scores] : boards.by_board()) {
        const auto number = standard_number(experiment.boards[board].name);
        if (!number)
            return std::nullopt;
        sum += entrant.published->scores[*number - 1];
    }
    return sum;
}

using Places = std::map<TrialPlace, const Trial*>;

void add_means(EntrantSummary& summary, const Trial& trial) {
    const auto count = static_cast<double>(++summary.trials);
    const auto move_toward = [count](double& mean, double value) {
        mean += (value - mean) / count;
    };
    move_toward(summary.seconds, trial.seconds);
    move_toward(summary.playouts, static_cast<double>(trial.playouts));
    move_toward(summary.nodes, static_cast<double>(trial.nodes));
    move_toward(summary.depth, trial.depth);
    move_toward(summary.mean_depth, trial.mean_depth);
    move_toward(summary.walk_depth, trial.walk_depth);
    summary.best = summary.trials == 1 ? trial.score : std::max(summary.best, trial.score);
    summary.cleared += trial.cleared ? 1 : 0;
    summary.without_game += has_game(trial) ? 0 : 1;
}

double running_depth_of(const Places& places, std::size_t entrant) {
    RunningStats running;
    int deepest = 0;
    for (const auto& [place, trial] : places) { // in the order of boards
        if (place.entrant != entrant || place.run != 0)
            continue;
        deepest = std::max(deepest, trial->depth);
        running.add(deepest);
    }
    return running.mean();
}

void add_differences(EntrantSummary& summary, const BoardValues& differences, Measure measure) {
    summary.pairs = differences.runs();
    summary.difference = differences.mean() * factor_of(differences, measure);
    summary.difference_intervals = intervals_of(differences, measure);
    const auto& [like_these, these] = summary.difference_intervals;
    const bool wants_these = measure == Measure::total || differences.boards() == 1;
    summary.difference_interval = wants_these && these ? these : like_these;
}

EntrantSummary summary_of(const Experiment& experiment, const Places& places,
                          const TrialValues& values, std::size_t index) {
    EntrantSummary summary;
    for (const auto& [place, trial] : places)
        if (place.entrant == index)
            add_means(summary, *trial);
    const BoardValues& boards = values.scores(index);
    if (summary.trials == 0)
        return summary;
    const Measure measure = experiment.measure;
    summary.boards = boards.boards();
    summary.value = boards.mean() * factor_of(boards, measure);
    summary.deviation = boards.deviation();
    summary.intervals = intervals_of(boards, measure);
    summary.interval = measure == Measure::total || boards.boards() == 1
                           ? summary.intervals.these_boards
                           : summary.intervals.boards_like_these;
    summary.running_depth = running_depth_of(places, index);
    add_differences(summary, values.differences(index), measure);
    summary.published = published_value(experiment, experiment.entrants[index], boards);
    return summary;
}

/// The horizontal scale of an entrant's curves.
struct Scale {
    bool is_of_playouts = false;
    double threads = 1; ///< Threads that play at the same time.

    explicit Scale(const Experiment& experiment, const Entrant& entrant)
        : is_of_playouts(curves_over_playouts(experiment)), threads(entrant.threads) {}

    /// A point has only the playouts of the thread that found it; the other threads had as many.
    double place_of(const ScorePoint& point, const Trial& trial) const {
        return is_of_playouts ? std::min(static_cast<double>(point.playouts) * threads,
                                         static_cast<double>(trial.playouts))
                              : point.seconds;
    }

    /// The end of a trial's curve; in virtual time, the end of its budget.
    double end_of(const Trial& trial, const Entrant& entrant) const {
        if (is_of_playouts)
            return static_cast<double>(trial.playouts);
        return entrant.virtual_time && entrant.budget.time ? entrant.budget.time->count()
                                                           : trial.seconds;
    }

    /// The best score of a trial at `x`, at or after its first score; its final score if it has no
    /// curve.
    int score_at(const Trial& trial, double x) const {
        if (trial.curve.empty())
            return trial.score;
        int score = trial.curve.front().score;
        for (const ScorePoint& point : trial.curve)
            if (place_of(point, trial) <= x)
                score = std::max(score, point.score);
        return score;
    }
};

/// From the place at which all trials have a score, or the first place above 0 after it, to the end
/// of the longest trial; nothing if that is 0.
std::optional<Interval> extent_of(const Entrant& entrant, const std::vector<const Trial*>& trials,
                                  const Scale& scale) {
    Interval extent{0, 0};
    for (const Trial* trial : trials) {
        if (!trial->curve.empty())
            extent.low = std::max(extent.low, scale.place_of(trial->curve.front(), *trial));
        extent.high = std::max(extent.high, scale.end_of(*trial, entrant));
    }
    if (!(extent.high > 0))
        return {};
    if (extent.low > 0)
        return Interval{std::min(extent.low, extent.high), extent.high};
    extent.low = extent.high;
    for (const Trial* trial : trials)
        for (const ScorePoint& point : trial->curve)
            if (const double place = scale.place_of(point, *trial); place > 0)
                extent.low = std::min(extent.low, place);
    return extent;
}

/// The mean of score_of(trial) at `x`.
template <class ScoreOf>
CurvePoint point_at(const std::vector<const Trial*>& trials, double x, const ScoreOf& score_of) {
    BoardValues scores;
    for (const Trial* trial : trials)
        scores.add(trial->board, score_of(*trial));
    return {x, scores.mean(),
            scores.boards() == 1 ? scores.intervals().these_boards : std::nullopt};
}

/// At `points` places at equal ratios.
std::vector<double> even_places(const Interval& extent, int points) {
    if (extent.low == extent.high)
        return {extent.high};
    std::vector<double> places;
    places.reserve(static_cast<std::size_t>(points));
    for (int i = 0; i < points; ++i)
        places.push_back(extent.low *
                         std::pow(extent.high / extent.low, static_cast<double>(i) / (points - 1)));
    return places;
}

/// 1, 2 and 5 times the powers of ten, within the last four powers, and the end.
std::vector<double> round_places(const Interval& extent) {
    constexpr double near = 1.05; // a search ends a little later than it should
    const double low = std::max(extent.low, extent.high / 1e4);
    std::vector<double> places;
    for (int power = static_cast<int>(std::floor(std::log10(low)));; ++power)
        for (const int digit : {1, 2, 5}) {
            const double x =
                power < 0 ? digit / std::pow(10.0, -power) : digit * std::pow(10.0, power);
            if (x * near >= extent.high) {
                places.push_back(std::min(x, extent.high));
                return places;
            }
            if (x >= low)
                places.push_back(x);
        }
}

/// The trials with the scores that the experiment counts.
std::vector<Trial> counted_trials(const Experiment& experiment, std::span<const Trial> trials) {
    std::vector<Trial> counted(trials.begin(), trials.end());
    if (!experiment.counts_moves_alone)
        return counted;
    const TrialTable table = table_of(experiment);
    for (Trial& trial : counted) {
        if (!has_game(trial))
            continue;
        const auto [board, rules] = start_of(table, trial);
        trial.score -=
            end_points(rules, board_after(board, rules, trial.moves, trial.moves.size()));
    }
    return counted;
}

/// The points of each entrant at places_of(extent).
template <class Places>
std::vector<std::vector<CurvePoint>> curves_at(const Experiment& experiment,
                                               std::span<const Trial> trials, Places places_of) {
    const std::vector<Trial> counted = counted_trials(experiment, trials);
    std::vector<std::vector<const Trial*>> by_entrant(experiment.entrants.size());
    for (const Trial& trial : counted)
        by_entrant[trial.entrant].push_back(&trial);
    std::vector<std::vector<CurvePoint>> curves(by_entrant.size());
    for (std::size_t i = 0; i < by_entrant.size(); ++i) {
        const Entrant& entrant = experiment.entrants[i];
        const Scale scale(experiment, entrant);
        auto extent = extent_of(entrant, by_entrant[i], scale);
        if (!extent)
            continue;
        if (experiment.counts_moves_alone)
            extent->low = extent->high;
        const std::vector<double> places = places_of(*extent);
        for (std::size_t j = 0; j + 1 < places.size(); ++j)
            curves[i].push_back(point_at(by_entrant[i], places[j], [&](const Trial& trial) {
                return scale.score_at(trial, places[j]);
            }));
        // The curve ends with the final scores, even if its last place is a round number.
        curves[i].push_back(
            point_at(by_entrant[i], places.back(), [](const Trial& trial) { return trial.score; }));
    }
    return curves;
}

TrialValues values_at(const Experiment& experiment, const Places& places) {
    std::vector<std::size_t> references;
    for (const ExperimentEntrant& entrant : experiment.entrants)
        references.push_back(entrant.against);
    TrialValues values(references);
    for (const auto& [place, trial] : places)
        values.add(place.entrant, place.board, place.run, trial->score);
    return values;
}

} // namespace

std::vector<EntrantSummary> summaries_of(const Experiment& experiment,
                                         std::span<const Trial> trials) {
    const std::vector<Trial> counted = counted_trials(experiment, trials);
    Places places;
    for (const Trial& trial : counted)
        places[trial] = &trial;
    const TrialValues values = values_at(experiment, places);
    std::vector<EntrantSummary> summaries;
    for (std::size_t i = 0; i < experiment.entrants.size(); ++i)
        summaries.push_back(summary_of(experiment, places, values, i));
    return summaries;
}

TrialValues values_of(const Experiment& experiment, std::span<const Trial> trials) {
    const std::vector<Trial> counted = counted_trials(experiment, trials);
    Places places;
    for (const Trial& trial : counted)
        places[trial] = &trial;
    return values_at(experiment, places);
}

bool curves_over_playouts(const Experiment& experiment) {
    return std::all_of(experiment.entrants.begin(), experiment.entrants.end(),
                       [](const ExperimentEntrant& entrant) { return !entrant.budget.time; });
}

bool curves_over_virtual_time(const Experiment& experiment) {
    return std::ranges::all_of(experiment.entrants, [](const ExperimentEntrant& entrant) {
        return entrant.virtual_time.has_value();
    });
}

std::vector<std::vector<CurvePoint>> curves_of(const Experiment& experiment,
                                               std::span<const Trial> trials, int points) {
    assert(points > 1);
    return curves_at(experiment, trials,
                     [points](const Interval& extent) { return even_places(extent, points); });
}

std::vector<std::vector<CurvePoint>> milestones_of(const Experiment& experiment,
                                                   std::span<const Trial> trials) {
    return curves_at(experiment, trials, round_places);
}

} // namespace samegame
