#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/stats/interval.h"
#include "engine/studies/experiment/trial.h"
#include "engine/studies/experiment/trial_plan.h"

namespace samegame {

/// Points a board: solvers that differ by less count as equal.
inline constexpr double usual_margin = 15;
inline constexpr double most_margin = 1e6;

/// Several solvers on several boards, each a number of times. A FixedPlan of its table runs it, or
/// a PairedPlan if there is a margin. Runs are dealt in turn. With a budget of playouts or nodes
/// the scores depend on the request alone.
struct ComparisonRequest {
    /// All with the same budget, on one thread, under the rules of the boards.
    std::vector<Entrant> entrants;
    std::vector<Position> boards;
    /// The names of the boards in files of trials (board_of_name): one for each, or none.
    std::vector<std::string> board_names;
    int runs = 1;           ///< Runs of each entrant on each board.
    std::uint64_t seed = 0; ///< The seed of all runs; see run_seed.
    int threads = 1;        ///< Runs at a time.
    /// The comparison ends as soon as the difference of its two entrants is decided; each has one
    /// run on a board. Nothing: all runs are done.
    std::optional<double> margin = std::nullopt;
};

TrialTable table_of(const ComparisonRequest& request);

/// Whether trials of `before` are trials of `next`: the two differ only in the numbers of runs and
/// threads, in the margin, and in how far they follow the same list of boards.
bool goes_on(const ComparisonRequest& next, const ComparisonRequest& before);

/// Two solvers against each other on generated boards, as a plain value.
struct PairedRequest {
    std::array<Entrant, 2> entrants; ///< With the same budget.
    int rows = 15;
    int columns = 15;
    int colors = 5;
    Rules rules;
    int boards = 1000; ///< The most boards that are played.
    double margin = usual_margin;
    std::uint64_t seed = 0; ///< Of boards and searches: board i is generate_board(seed + i).
};

/// The trials of a comparison: one run of each entrant on each board.
TrialTable table_of(const PairedRequest& request);

/// Both runs on one board, with the same seed.
struct PairedTrial {
    std::size_t board = 0; ///< Index into the table's boards.
    std::array<int, 2> scores{};
    std::array<double, 2> seconds{};
    /// A search that found no game within its budget counts as 0 points.
    std::array<bool, 2> has_game{true, true};

    bool operator==(const PairedTrial&) const = default;
};

/// The pairs of trials with two entrants and one run, in the order of boards: up to the first board
/// that lacks a run.
std::vector<PairedTrial> pairs_of(std::span<const Trial> trials);

enum class Verdict { first, second, equal, undecided }; ///< The better one.

std::string_view name_of(Verdict verdict);

struct PairedSummary {
    std::size_t boards = 0;
    std::array<double, 2> means{};
    /// The mean of the second score minus the first: the first entrant is the reference.
    double difference = 0;
    /// The 95 % sequential_interval of the difference, for boards like these (Reading); see
    /// has_interval().
    Interval interval;
    Verdict verdict = Verdict::undecided;
};

/// Fewer boards have none that holds.
inline bool has_interval(const PairedSummary& summary) {
    return summary.boards >= least_values;
}

/// The verdict follows from the interval once there are least_values trials: one solver is better
/// if the interval excludes 0, and both are equal if it lies within the margin.
PairedSummary summary_of(std::span<const PairedTrial> trials, double margin);

/// The summary_of the first trial, of the first two, and so on: how a comparison went on.
std::vector<PairedSummary> running_summaries(std::span<const PairedTrial> trials, double margin);

/// Plays both solvers on board after board, until the interval of the difference, which is checked
/// after every few boards, decides or no boards are left. A board counts once both of its runs are
/// done. With a budget of playouts or nodes the trials depend on the request alone.
class PairedPlan final : public TrialPlan {
public:
    /// `table` has two entrants and one run. Trials of an earlier run may be added, even if it
    /// allowed another number of boards.
    PairedPlan(TrialTable table, double margin);
    explicit PairedPlan(const PairedRequest& request)
        : PairedPlan(table_of(request), request.margin) {}

    const TrialTable& table() const override { return m_table; }
    void add(const Trial& trial) override;
    std::vector<Trial> done() const override;
    TrialRange next() override;

    std::vector<PairedTrial> trials() const; ///< In the order of boards. Any thread.
    PairedSummary summary() const;           ///< Any thread.

private:
    const TrialTable m_table;
    const double m_margin;
    mutable std::mutex m_mutex;           // guards the rest
    std::map<TrialPlace, Trial> m_single; // trials that wait for others of this or an earlier board
    std::vector<PairedTrial> m_trials;
};

} // namespace samegame
