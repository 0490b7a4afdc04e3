#include "engine/experiment/experiment_summary.h"

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

/// The values of one entry by board, in the order of boards.
using ByBoard = std::map<std::size_t, RunningStats>;

RunningStats means_of(const ByBoard& boards) {
    RunningStats means;
    for (const auto& [board, values] : boards)
        means.add(values.mean());
    return means;
}

/// What mean and deviation are of: boards, or the runs of a single one.
RunningStats sample_of(const ByBoard& boards) {
    return boards.size() == 1 ? boards.begin()->second : means_of(boards);
}

std::optional<Interval> interval_of(const RunningStats& sample) {
    return sample.count() < 2 ? std::nullopt : std::optional(mean_interval(sample));
}

Interval times(const Interval& interval, double factor) {
    return {interval.low * factor, interval.high * factor};
}

/// The sum of the means of boards that are what it is about: it varies with the runs of each alone.
std::optional<Interval> interval_of_sum(const ByBoard& boards) {
    double sum = 0;
    double variance = 0;
    std::uint64_t degrees = 0;
    for (const auto& [board, values] : boards) {
        if (values.count() < 2)
            return std::nullopt;
        sum += values.mean();
        variance += values.variance() / static_cast<double>(values.count());
        degrees += values.count() - 1;
    }
    if (degrees == 0)
        return std::nullopt;
    const double half = student_t_quantile(0.975, degrees) * std::sqrt(variance);
    return Interval{sum - half, sum + half};
}

double sum_or_mean(const ByBoard& boards, Measure measure) {
    const double mean = means_of(boards).mean();
    return measure == Measure::total ? mean * static_cast<double>(boards.size()) : mean;
}

/// The number N of a board "standard:N"; nothing of others.
std::optional<std::size_t> standard_number(const std::string& name) {
    constexpr std::string_view prefix = "standard:";
    if (!name.starts_with(prefix))
        return std::nullopt;
    const auto number = parse_integer(std::string_view(name).substr(prefix.size()), 1, 20);
    return number ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
}

std::optional<double> published_value(const Experiment& experiment, const ExperimentEntry& entry,
                                      const ByBoard& boards) {
    if (entry.published == nullptr || boards.empty())
        return std::nullopt;
    if (entry.published->mean)
        return experiment.measure == Measure::mean ? entry.published->mean : std::nullopt;
    if (experiment.measure != Measure::total || entry.published->scores.empty())
        return std::nullopt;
    double sum = 0;
    for (const auto& [board, scores] : boards) {
        const auto number = standard_number(experiment.boards[board].name);
        if (!number)
            return std::nullopt;
        sum += entry.published->scores[*number - 1];
    }
    return sum;
}

/// Trials by their places.
using Places = std::map<TrialPlace, const Trial*>;

void add_means(EntrySummary& summary, const Trial& trial) {
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
}

double running_depth_of(const Places& places, std::size_t entry) {
    RunningStats running;
    int deepest = 0;
    for (const auto& [place, trial] : places) { // in the order of boards
        if (place.contestant != entry || place.run != 0)
            continue;
        deepest = std::max(deepest, trial->depth);
        running.add(deepest);
    }
    return running.mean();
}

void add_differences(EntrySummary& summary, const Places& places, std::size_t entry,
                     std::size_t other, Measure measure) {
    ByBoard differences;
    for (const auto& [place, trial] : places) {
        const auto pair = places.find({other, place.board, place.run});
        if (place.contestant != entry || pair == places.end())
            continue;
        differences[place.board].add(trial->score - pair->second->score);
        ++summary.pairs;
    }
    summary.difference = sum_or_mean(differences, measure);
    if (differences.empty())
        return;
    if (measure == Measure::total)
        summary.difference_interval = interval_of_sum(differences);
    if (summary.difference_interval)
        return;
    summary.difference_interval = interval_of(sample_of(differences));
    if (summary.difference_interval && measure == Measure::total)
        summary.difference_interval =
            times(*summary.difference_interval, static_cast<double>(differences.size()));
}

EntrySummary summary_of(const Experiment& experiment, const Places& places, std::size_t index) {
    EntrySummary summary;
    ByBoard boards;
    for (const auto& [place, trial] : places) {
        if (place.contestant != index)
            continue;
        add_means(summary, *trial);
        boards[place.board].add(trial->score);
    }
    if (boards.empty())
        return summary;
    const RunningStats sample = sample_of(boards);
    summary.boards = boards.size();
    summary.value = sum_or_mean(boards, experiment.measure);
    summary.deviation = sample.deviation();
    summary.interval =
        experiment.measure == Measure::total ? interval_of_sum(boards) : interval_of(sample);
    summary.running_depth = running_depth_of(places, index);
    const ExperimentEntry& entry = experiment.entries[index];
    if (entry.against != index)
        add_differences(summary, places, index, entry.against, experiment.measure);
    summary.published = published_value(experiment, entry, boards);
    return summary;
}

/// What the curves of an entry run over.
struct Scale {
    bool is_of_playouts = false;
    double threads = 1; ///< That play at the same time.

    explicit Scale(const Experiment& experiment, const Entrant& entrant)
        : is_of_playouts(curves_over_playouts(experiment)), threads(entrant.threads) {}

    /// A point knows the playouts of the thread that found it alone; the others had as many.
    double place_of(const ScorePoint& point, const Trial& trial) const {
        return is_of_playouts ? std::min(static_cast<double>(point.playouts) * threads,
                                         static_cast<double>(trial.playouts))
                              : point.seconds;
    }

    /// Where the curve of a trial ends: in virtual time, what it was granted of it.
    double end_of(const Trial& trial, const Entrant& entrant) const {
        if (is_of_playouts)
            return static_cast<double>(trial.playouts);
        return entrant.virtual_time && entrant.budget.time ? entrant.budget.time->count()
                                                           : trial.seconds;
    }

    /// The best score of a trial at `x`, at or after its first.
    int score_at(const Trial& trial, double x) const {
        int score = trial.curve.front().score;
        for (const ScorePoint& point : trial.curve)
            if (place_of(point, trial) <= x)
                score = std::max(score, point.score);
        return score;
    }
};

/// From where all trials have a score to where the longest ends; nothing if that is nowhere.
std::optional<Interval> extent_of(const Entrant& entrant, const std::vector<const Trial*>& trials,
                                  const Scale& scale) {
    Interval extent{0, 0};
    for (const Trial* trial : trials) {
        if (trial->curve.empty())
            continue;
        extent.low = std::max(extent.low, scale.place_of(trial->curve.front(), *trial));
        extent.high = std::max(extent.high, scale.end_of(*trial, entrant));
    }
    if (!(extent.low > 0) || extent.high <= extent.low)
        return {};
    return extent;
}

CurvePoint point_at(const std::vector<const Trial*>& trials, double x, const Scale& scale) {
    const bool is_one_board = std::ranges::all_of(
        trials, [&](const Trial* trial) { return trial->board == trials[0]->board; });
    RunningStats scores;
    for (const Trial* trial : trials)
        if (!trial->curve.empty())
            scores.add(scale.score_at(*trial, x));
    return {x, scores.mean(), is_one_board ? interval_of(scores) : std::nullopt};
}

/// At `points` places at equal ratios.
std::vector<double> even_places(const Interval& extent, int points) {
    std::vector<double> places;
    places.reserve(static_cast<std::size_t>(points));
    for (int i = 0; i < points; ++i)
        places.push_back(extent.low *
                         std::pow(extent.high / extent.low, static_cast<double>(i) / (points - 1)));
    return places;
}

/// 1, 2 and 5 times the powers of ten, of the last four, and the end.
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

/// The points of each entry at the places that `places_of` names for an extent.
template <class Places>
std::vector<std::vector<CurvePoint>> curves_at(const Experiment& experiment,
                                               std::span<const Trial> trials, Places places_of) {
    std::vector<std::vector<const Trial*>> by_entry(experiment.entries.size());
    if (!experiment.counts_moves_alone)
        for (const Trial& trial : trials)
            by_entry[trial.contestant].push_back(&trial);
    std::vector<std::vector<CurvePoint>> curves(by_entry.size());
    for (std::size_t i = 0; i < by_entry.size(); ++i) {
        const Entrant& entrant = experiment.entries[i].entrant;
        const Scale scale(experiment, entrant);
        const auto extent = extent_of(entrant, by_entry[i], scale);
        if (!extent)
            continue;
        for (const double x : places_of(*extent))
            curves[i].push_back(point_at(by_entry[i], x, scale));
        // The end is where the last search ended, whatever its place is called.
        CurvePoint end = point_at(by_entry[i], extent->high, scale);
        end.x = curves[i].back().x;
        curves[i].back() = end;
    }
    return curves;
}

/// The trials with the scores that count.
std::vector<Trial> counted_trials(const Experiment& experiment, std::span<const Trial> trials) {
    std::vector<Trial> counted(trials.begin(), trials.end());
    if (!experiment.counts_moves_alone)
        return counted;
    const TrialTable table = table_of(experiment);
    for (Trial& trial : counted) {
        const auto [board, rules] = start_of(table, trial);
        trial.score -=
            end_points(rules, board_after(board, rules, trial.moves, trial.moves.size()));
    }
    return counted;
}

} // namespace

std::vector<EntrySummary> summaries_of(const Experiment& experiment,
                                       std::span<const Trial> trials) {
    const std::vector<Trial> counted = counted_trials(experiment, trials);
    Places places;
    for (const Trial& trial : counted)
        places[trial] = &trial;
    std::vector<EntrySummary> summaries;
    for (std::size_t i = 0; i < experiment.entries.size(); ++i)
        summaries.push_back(summary_of(experiment, places, i));
    return summaries;
}

bool curves_over_playouts(const Experiment& experiment) {
    return std::all_of(experiment.entries.begin(), experiment.entries.end(),
                       [](const ExperimentEntry& entry) { return !entry.entrant.budget.time; });
}

bool curves_over_virtual_time(const Experiment& experiment) {
    return std::ranges::all_of(experiment.entries, [](const ExperimentEntry& entry) {
        return entry.entrant.virtual_time.has_value();
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
