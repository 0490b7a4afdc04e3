#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "engine/stats/interval.h"
#include "engine/stats/running_stats.h"

namespace samegame {

/// What an interval of a mean over boards is about: other boards, or other runs on these boards.
enum class Reading {
    boards_like_these, ///< Other boards of the same kind; the boards are the sample.
    these_boards       ///< The same boards with other seeds; the runs on each are the sample.
};

/// The 95 % interval of each reading, if it has one.
struct ReadIntervals {
    std::optional<Interval> boards_like_these;
    std::optional<Interval> these_boards;

    const std::optional<Interval>& operator[](Reading reading) const {
        return reading == Reading::these_boards ? these_boards : boards_like_these;
    }
    bool operator==(const ReadIntervals&) const = default;
};

/// Each end of an interval times `factor`, which is not negative.
Interval times(const Interval& interval, double factor);

/// Values of runs on boards: scores, or their differences in pairs. The value of a board is the
/// mean of its runs, and each board counts once.
class BoardValues {
public:
    void add(std::size_t board, double value);

    std::size_t boards() const { return m_boards.size(); } ///< With one value at least.
    std::size_t runs() const { return m_runs; }            ///< Of all boards together.
    const std::map<std::size_t, RunningStats>& by_board() const { return m_boards; }

    double mean() const;      ///< Of the boards; 0 without boards.
    double deviation() const; ///< Between boards; with a single board, between its runs.

    /// Boards like these: Student's t over two boards or more. These boards: each has two runs or
    /// more; the variances of the boards' means add up, and the degrees of freedom are Welch's, as
    /// boards do not vary alike.
    ReadIntervals intervals() const;

    /// The interval of one board's mean; nothing if it has fewer than two runs.
    std::optional<Interval> interval_of(std::size_t board) const;

private:
    RunningStats means() const;

    std::map<std::size_t, RunningStats> m_boards;
    std::size_t m_runs = 0;
};

/// The scores of entrants by board, and their differences in pairs: an entrant's score minus its
/// reference's in the trial with the same board and run. Trials come in any order.
class TrialValues {
public:
    /// The index of each entrant's reference; its own index means none.
    explicit TrialValues(std::vector<std::size_t> references);

    /// Called once for each entrant, board and run.
    void add(std::size_t entrant, std::size_t board, int run, int score);

    const BoardValues& scores(std::size_t entrant) const { return m_scores[entrant]; }
    /// Entrant minus reference.
    const BoardValues& differences(std::size_t entrant) const { return m_differences[entrant]; }

private:
    std::vector<std::size_t> m_references;
    std::vector<BoardValues> m_scores;
    std::vector<BoardValues> m_differences;
    /// By board and run, for each entrant.
    std::map<std::pair<std::size_t, int>, std::vector<std::optional<int>>> m_known;
};

} // namespace samegame
