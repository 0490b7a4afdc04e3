#pragma once

#include <array>
#include <map>
#include <mutex>
#include <span>
#include <vector>

#include "engine/stats/interval.h"
#include "engine/studies/experiment/trial.h"
#include "engine/studies/experiment/trial_team.h"

namespace samegame {

/// Two solvers against each other on generated boards, as a plain value.
struct PairedRequest {
    std::array<Contestant, 2> contestants;
    int rows = 15;
    int columns = 15;
    int colors = 5;
    Rules rules;
    Budget budget;          ///< As in ComparisonRequest.
    int boards = 1000;      ///< The most boards.
    double margin = 15;     ///< Points a board: solvers that differ by less count as equal.
    std::uint64_t seed = 0; ///< Of boards and searches: board i is generate_board(seed + i).
    int threads = 1;        ///< Runs at a time, each on one thread.
};

/// The trials of a comparison: of both contestants on each of its boards, one run each.
TrialTable table_of(const PairedRequest& request);

/// Both runs on one board, with the same seed.
struct PairedTrial {
    std::uint64_t board = 0; ///< The seed of the board.
    std::array<int, 2> scores{};
    std::array<double, 2> seconds{};

    bool operator==(const PairedTrial&) const = default;
};

enum class Verdict { first, second, equal, undecided }; ///< The better one.

/// "first", "second", "equal", "undecided".
std::string_view name_of(Verdict verdict);

/// What some trials come to.
struct PairedSummary {
    std::size_t boards = 0;
    std::array<double, 2> means{};
    /// Mean of the second less the first, by board: the first is what the second is set beside, as
    /// the first entry of an experiment is.
    double difference = 0;
    /// Of the difference, 95 %, for boards like these (Reading), of which each has one run:
    /// sequential_interval.
    Interval interval;
    Verdict verdict = Verdict::undecided;
};

/// The verdict follows from the interval, once there are least_values trials: one solver is better
/// where it leaves out 0, both are equal where it stays within the margin.
PairedSummary summary_of(std::span<const PairedTrial> trials, double margin);

/// Runs both solvers on board after board, until the interval of the difference decides or the
/// boards end. It is looked at after every few boards, which a sequential interval allows.
///
/// With a budget of playouts or nodes the trials depend on the request alone, not on its threads.
class PairedComparison {
public:
    /// `done` are trials of an earlier run of the same request (table_of): other boards may have
    /// been its most.
    PairedComparison(PairedRequest request, std::span<const Trial> done);

    /// Returns when the comparison is decided or over, or soon after request_stop; once. `keep` is
    /// called with each trial that is done, as by a TrialTeam.
    void run(const TrialTeam::Keep& keep);

    void request_stop(); ///< Boards of which not both runs are done do not count. Any thread.

    std::vector<PairedTrial> trials() const; ///< In the order of boards. Any thread.
    PairedSummary summary() const;           ///< Any thread.

private:
    bool is_over() const;
    void run_next_boards(const TrialTeam::Keep& keep);
    void add(const Trial& trial);

    const PairedRequest m_request;
    const TrialTable m_table;
    mutable std::mutex m_mutex; // guards everything below
    bool m_is_stopped = false;
    TrialTeam* m_running = nullptr;
    std::map<TrialPlace, Trial> m_single; // trials that wait for those of their board or before
    std::vector<PairedTrial> m_trials;
};

} // namespace samegame
