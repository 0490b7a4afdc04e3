#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/game/start_position.h"
#include "engine/search/budget.h"
#include "engine/search/search_control.h"
#include "engine/search/solver.h"
#include "engine/stats/running_stats.h"

namespace samegame {

/// A solver with its options, as it takes part in a comparison.
struct Contestant {
    const SolverEntry* solver = nullptr; ///< A row of the registry.
    OptionValues options; ///< As in SearchRequest: missing ones take their defaults, or
                          ///< what a preset implies.
};

/// Why the solver refuses its options; nothing if it takes them.
std::optional<Error> contestant_error(const Contestant& contestant);

/// Several solvers on several boards, each a number of times, as a plain value.
struct ComparisonRequest {
    std::vector<Contestant> contestants;
    std::vector<StartPosition> boards;
    Budget budget; ///< What one run has, on one thread; `memory` is for all at a time.
    std::size_t first_board = 0; ///< Number of the first board, for run_seed.
    int runs = 1;                ///< Runs of each contestant on each board.
    std::uint64_t seed = 0;      ///< The seed of all runs; see run_seed.
    int threads = 1;             ///< Runs at a time.
};

/// The seed of run `run` (from 0) on board `board`: the same for every contestant, so that their
/// runs can be compared in pairs.
std::uint64_t run_seed(std::uint64_t seed, std::size_t board, int run);

/// One finished run.
struct ComparisonResult {
    std::size_t contestant = 0; ///< Index into the request's contestants.
    std::size_t board = 0;      ///< Index into the request's boards.
    int run = 0;                ///< The number of the run, from 0.
    std::uint64_t seed = 0;
    int score = 0;
    std::vector<Move> moves; ///< The line of `score`, finished, from the board.
    bool cleared = false;
    StopReason stop = StopReason::budget_spent;
    double seconds = 0;
    std::uint64_t playouts = 0;
    std::uint64_t nodes = 0;
    std::vector<ScorePoint> curve; ///< Each improvement of the best score.
};

/// How far a comparison has come.
struct ComparisonProgress {
    std::size_t done = 0;
    std::size_t total = 0;
    std::optional<Seconds> time_left; ///< An estimate; nothing while there is no ground for one.
};

/// Runs a comparison. Runs are dealt in turn (every contestant on every board, then all of it
/// again), so that one that is stopped early has about as many runs of each contestant.
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
    void run();

    /// Ends all running searches soon; what they found does not count. Any thread.
    void request_stop();

    /// The runs done, in the order of their ends, without the first `skipped`. Any thread.
    std::vector<ComparisonResult> results(std::size_t skipped = 0) const;

    ComparisonProgress progress() const; ///< Any thread.

private:
    /// A run, as long as it is searching.
    struct Running {
        SearchControl control;
        std::size_t contestant = 0;
        Clock::time_point start;
    };
    std::size_t total() const;
    bool begin(Running& running, std::size_t& number);
    void end(const Running& running, std::optional<ComparisonResult> result);
    void work();
    std::optional<ComparisonResult> search(std::size_t number, Running& running) const;
    double expected_seconds(std::size_t contestant) const;

    const ComparisonRequest m_request;
    mutable std::mutex m_mutex; // guards everything below
    bool m_is_stopped = false;
    std::size_t m_next = 0; // number of the run to be dealt next
    std::vector<Running*> m_running;
    std::vector<ComparisonResult> m_results;
    std::vector<RunningStats> m_seconds; // what runs took, for each contestant
};

} // namespace samegame
