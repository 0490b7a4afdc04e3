#pragma once

#include <cstdint>
#include <mutex>
#include <vector>

#include "engine/experiment/trial.h"
#include "engine/experiment/trial_team.h"

namespace samegame {

/// Several solvers on several boards, each a number of times, with one budget for all, as a plain
/// value.
struct ComparisonRequest {
    std::vector<Contestant> contestants;
    std::vector<StartPosition> boards;
    Budget budget;          ///< What one run has, on one thread; `memory` is for all at a time.
    int runs = 1;           ///< Runs of each contestant on each board.
    std::uint64_t seed = 0; ///< The seed of all runs; see run_seed.
    int threads = 1;        ///< Runs at a time.
};

/// Runs a comparison, and keeps what its runs came to. Runs are dealt in turn (TrialTable), so that
/// one that is stopped early has about as many runs of each contestant.
///
/// With a budget of playouts or nodes the scores depend on the request alone, not on its threads.
class Comparison {
public:
    /// `request` has contestants without contestant_error, and one or more of them, of boards, of
    /// runs and of threads.
    explicit Comparison(ComparisonRequest request);

    const ComparisonRequest& request() const { return m_request; }

    /// Returns when all runs are done, or soon after request_stop; once. Throws what a search
    /// throws (no memory); runs that are done stay.
    void run() { m_team.run(); }

    /// Ends all running searches soon; what they found does not count. Any thread.
    void request_stop() { m_team.request_stop(); }

    /// The runs done, in the order of their ends, without the first `skipped`. Any thread.
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
