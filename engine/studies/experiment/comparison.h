#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "engine/studies/experiment/trial.h"
#include "engine/studies/experiment/trial_team.h"

namespace samegame {

/// Several solvers on several boards, each a number of times, with one budget for all, as a plain
/// value.
struct ComparisonRequest {
    std::vector<Contestant> contestants;
    std::vector<StartPosition> boards;
    /// What files of trials call the boards: a name for each (board_of_name), or none at all.
    std::vector<std::string> board_names;
    Budget budget;          ///< What one run has, on one thread; `memory` is for all at a time.
    int runs = 1;           ///< Runs of each contestant on each board.
    std::uint64_t seed = 0; ///< The seed of all runs; see run_seed.
    int threads = 1;        ///< Runs at a time.
};

/// All trials of a comparison. `request` outlives the table.
TrialTable table_of(const ComparisonRequest& request);

/// Whether `next` is the comparison `before` with the same, more or fewer boards at the end of its
/// list, runs and threads, so that trials of the one are trials of the other.
bool goes_on(const ComparisonRequest& next, const ComparisonRequest& before);

/// Runs a comparison, and keeps what its runs came to. Runs are dealt in turn (TrialTable), so that
/// one that is stopped early has about as many runs of each contestant.
///
/// With a budget of playouts or nodes the scores depend on the request alone, not on its threads.
class Comparison {
public:
    /// Takes a run that is done and among the results: on the thread that has run it, one at a
    /// time.
    using Keep = std::function<void(const Trial&)>;

    /// `request` has contestants without contestant_error, and one or more of them, of boards, of
    /// runs and of threads. The runs of `done`, which are of its table, are not run again.
    explicit Comparison(ComparisonRequest request, std::vector<Trial> done = {}, Keep keep = {});

    const ComparisonRequest& request() const { return m_request; }

    /// Returns when all runs are done, or soon after request_stop; once. Throws what a search
    /// throws (no memory); runs that are done stay.
    void run() { m_team.run(); }

    /// Ends all running searches soon; what they found does not count. Any thread.
    void request_stop() { m_team.request_stop(); }

    /// The runs that were done before, then those done since in the order of their ends, without
    /// the first `skipped`. Any thread.
    std::vector<Trial> results(std::size_t skipped = 0) const;

    TrialProgress progress() const { return m_team.progress(); } ///< Any thread.

private:
    const ComparisonRequest m_request;
    const TrialTable m_table;
    mutable std::mutex m_mutex; // guards m_results
    std::vector<Trial> m_results;
    TrialTeam m_team;
};

} // namespace samegame
