#include "engine/stats/board_values.h"

#include <algorithm>
#include <cmath>

namespace samegame {

namespace {

/// The interval of the mean over these boards, which varies only with the runs of each board. The
/// degrees of freedom are those of B. Welch, "The Generalization of 'Student's' Problem when
/// Several Different Population Variances are Involved", 1947: if one board alone varies, they are
/// its own.
std::optional<Interval> interval_over_runs(const std::map<std::size_t, RunningStats>& boards,
                                           double mean) {
    double variance = 0; // of the sum of the boards
    double squares = 0;  // of their variances, each over its degrees of freedom
    for (const auto& [board, values] : boards) {
        if (values.count() < 2)
            return std::nullopt;
        const auto count = static_cast<double>(values.count());
        const double own = values.variance() / count;
        variance += own;
        squares += own * own / (count - 1);
    }
    if (boards.empty())
        return std::nullopt;
    if (squares == 0) // no run differs from another
        return Interval{mean, mean};
    const double degrees = std::max(1.0, variance * variance / squares); // below 1 by rounding
    const double half = student_t_quantile_between(0.975, degrees) * std::sqrt(variance) /
                        static_cast<double>(boards.size());
    return Interval{mean - half, mean + half};
}

} // namespace

Interval times(const Interval& interval, double factor) {
    return {interval.low * factor, interval.high * factor};
}

void BoardValues::add(std::size_t board, double value) {
    m_boards[board].add(value);
    ++m_runs;
}

RunningStats BoardValues::means() const {
    RunningStats means;
    for (const auto& [board, values] : m_boards)
        means.add(values.mean());
    return means;
}

double BoardValues::mean() const {
    return means().mean();
}

double BoardValues::deviation() const {
    return m_boards.size() == 1 ? m_boards.begin()->second.deviation() : means().deviation();
}

ReadIntervals BoardValues::intervals() const {
    ReadIntervals intervals;
    const RunningStats boards = means();
    if (boards.count() > 1)
        intervals.boards_like_these = mean_interval(boards);
    intervals.these_boards = interval_over_runs(m_boards, boards.mean());
    return intervals;
}

std::optional<Interval> BoardValues::interval_of(std::size_t board) const {
    const auto values = m_boards.find(board);
    if (values == m_boards.end() || values->second.count() < 2)
        return std::nullopt;
    return mean_interval(values->second);
}

TrialValues::TrialValues(std::vector<std::size_t> references)
    : m_references(std::move(references)),
      m_scores(m_references.size()),
      m_differences(m_references.size()) {}

void TrialValues::add(std::size_t entrant, std::size_t board, int run, int score) {
    m_scores[entrant].add(board, score);
    auto& known = m_known[{board, run}];
    known.resize(m_references.size());
    for (std::size_t other = 0; other < known.size(); ++other) {
        if (other == entrant || !known[other])
            continue;
        if (m_references[entrant] == other)
            m_differences[entrant].add(board, score - *known[other]);
        if (m_references[other] == entrant)
            m_differences[other].add(board, *known[other] - score);
    }
    known[entrant] = score;
}

} // namespace samegame
