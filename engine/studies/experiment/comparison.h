#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/stats/interval.h"
#include "engine/studies/experiment/trial.h"
#include "engine/studies/experiment/trial_plan.h"

namespace samegame {

/// Several solvers on several boards, each a number of times, as a plain value. A FixedPlan of its
/// table runs it: runs are dealt in turn, so that one that is stopped early has about as many runs
/// of each entrant.
///
/// With a budget of playouts or nodes the scores depend on the request alone, not on its threads.
struct ComparisonRequest {
    /// All with the same budget, on one thread, under the rules of the boards.
    std::vector<Entrant> entrants;
    std::vector<Position> boards;
    /// What files of trials call the boards: a name for each (board_of_name), or none at all.
    std::vector<std::string> board_names;
    int runs = 1;           ///< Runs of each entrant on each board.
    std::uint64_t seed = 0; ///< The seed of all runs; see run_seed.
    int threads = 1;        ///< Runs at a time.
};

/// All trials of a comparison, which may be gone before its table is.
TrialTable table_of(const ComparisonRequest& request);

/// Whether `next` is the comparison `before` with the same, more or fewer boards at the end of its
/// list, runs and threads, so that trials of the one are trials of the other.
bool goes_on(const ComparisonRequest& next, const ComparisonRequest& before);

/// Two solvers against each other on generated boards, as a plain value.
struct PairedRequest {
    std::array<Entrant, 2> entrants; ///< With the same budget.
    int rows = 15;
    int columns = 15;
    int colors = 5;
    Rules rules;
    int boards = 1000;      ///< The most boards.
    double margin = 15;     ///< Points a board: solvers that differ by less count as equal.
    std::uint64_t seed = 0; ///< Of boards and searches: board i is generate_board(seed + i).
};

/// The trials of a comparison: of both entrants on each of its boards, one run each.
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
    /// the first entrant of an experiment is.
    double difference = 0;
    /// Of the difference, 95 %, for boards like these (Reading), of which each has one run:
    /// sequential_interval.
    Interval interval;
    Verdict verdict = Verdict::undecided;
};

/// The verdict follows from the interval, once there are least_values trials: one solver is better
/// where it leaves out 0, both are equal where it stays within the margin.
PairedSummary summary_of(std::span<const PairedTrial> trials, double margin);

/// Both solvers on board after board, until the interval of the difference decides or the boards
/// end. The rule looks at it after every few boards, which a sequential interval allows. Boards of
/// which not both runs are done do not count.
///
/// With a budget of playouts or nodes the trials depend on the request alone, not on threads.
class PairedPlan final : public TrialPlan {
public:
    /// Trials of an earlier run of the same request may be added: other boards may have been its
    /// most.
    explicit PairedPlan(PairedRequest request);

    const TrialTable& table() const override { return m_table; }
    void add(const Trial& trial) override;
    std::vector<Trial> done() const override;
    TrialRange next() override;

    std::vector<PairedTrial> trials() const; ///< In the order of boards. Any thread.
    PairedSummary summary() const;           ///< Any thread.

private:
    const PairedRequest m_request;
    const TrialTable m_table;
    mutable std::mutex m_mutex;           // guards the rest
    std::map<TrialPlace, Trial> m_single; // trials that wait for those of their board or before
    std::vector<PairedTrial> m_trials;
};

} // namespace samegame
