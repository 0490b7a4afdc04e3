#include "app/gui/session/runsummary.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace {

constexpr double shortestTime = 0.001; // seconds; a logarithm has no end below

using Runs = std::vector<const LoggedRun*>;

/// In the order in which the chart counts the solvers.
std::vector<Runs> runsBySolver(const RunLog::GameLog& log) {
    std::map<int, Runs> bySeries;
    for (const LoggedRun& run : log.runs)
        bySeries[run.series].push_back(&run);
    std::vector<Runs> all;
    for (auto& [series, runs] : bySeries)
        all.push_back(std::move(runs));
    return all;
}

double meanOfBest(const Runs& runs) {
    double sum = 0;
    for (const LoggedRun* run : runs)
        sum += run->best;
    return sum / static_cast<double>(runs.size());
}

double longestSearch(const RunLog::GameLog& log) {
    double longest = shortestTime;
    for (const LoggedRun& run : log.runs)
        longest = std::max(longest, run.seconds);
    return longest;
}

/// From the first score to the end of the longest run, in equal steps of the logarithm.
std::vector<double> momentsOf(const RunLog::GameLog& log) {
    const double last = longestSearch(log);
    double first = last;
    for (const LoggedRun& run : log.runs)
        if (!run.curve.empty())
            first = std::min(first, run.curve.front().seconds);
    first = std::max(first, shortestTime);
    std::vector<double> moments;
    for (int i = 1; i < RunSeries::mostBars; ++i)
        moments.push_back(first * std::pow(last / first, double(i) / RunSeries::mostBars));
    moments.push_back(last);
    return moments;
}

/// The best score at a moment, also after the end; nothing before the first.
std::optional<int> bestAt(const LoggedRun& run, double seconds) {
    if (seconds >= run.seconds)
        return run.best;
    std::optional<int> best;
    for (const samegame::ScorePoint& point : run.curve)
        if (point.seconds <= seconds)
            best = point.score;
    return best;
}

/// Nothing until all of the runs have a score.
std::optional<double> meanAt(const Runs& runs, double seconds) {
    double sum = 0;
    for (const LoggedRun* run : runs) {
        const auto best = bestAt(*run, seconds);
        if (!best)
            return std::nullopt;
        sum += *best;
    }
    return sum / static_cast<double>(runs.size());
}

using MeanAtMoments = std::vector<std::optional<double>>;

/// Lowest and highest of all means.
std::pair<double, double> rangeOf(const std::vector<MeanAtMoments>& curves) {
    std::pair<double, double> range{INFINITY, -INFINITY};
    for (const MeanAtMoments& curve : curves)
        for (const auto& mean : curve)
            if (mean)
                range = {std::min(range.first, *mean), std::max(range.second, *mean)};
    return range;
}

} // namespace

RunSummary summaryOf(const RunLog::GameLog& log) {
    RunSummary summary;
    summary.kind = RunKind::Convergence;
    summary.boards << log.gameName;
    summary.first = log.start;
    summary.budget.time = samegame::Seconds(longestSearch(log));
    summary.seed = log.runs.front().seed;
    summary.count = static_cast<qint64>(log.runs.size());
    const std::vector<double> moments = momentsOf(log);
    std::vector<MeanAtMoments> curves;
    for (const Runs& runs : runsBySolver(log)) {
        summary.series.push_back({searcherOf(runs.front()->searcher), meanOfBest(runs), {}});
        MeanAtMoments& curve = curves.emplace_back();
        for (const double moment : moments)
            curve.push_back(meanAt(runs, moment));
    }
    const auto [lowest, highest] = rangeOf(curves);
    const double range = std::max(1.0, highest - lowest);
    for (std::size_t i = 0; i < curves.size(); ++i)
        for (const auto& mean : curves[i])
            summary.series[i].bars.push_back(
                mean ? 1 + static_cast<int>(std::lround(99 * (*mean - lowest) / range)) : 0);
    return summary;
}
