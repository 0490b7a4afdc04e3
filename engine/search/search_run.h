#pragma once

#include <cstdint>
#include <optional>

#include "engine/base/result.h"
#include "engine/game/start_position.h"
#include "engine/search/budget.h"
#include "engine/search/search_control.h"
#include "engine/search/solver.h"

/// The door of the engine: what a program needs to have a board searched.
///
/// A host fills a SearchRequest with a start position, a solver (find_solver or default_solver of
/// solvers/solver_registry.h) and a budget, makes a SearchControl and calls run_search, which
/// returns when the search has ended; a host with other things to do calls it on a thread.
/// Meanwhile any thread may look at the search with control.snapshot(), as often as a window is
/// painted, and end it with control.request_stop(): run_search then returns within about a tenth of
/// a second, with the best line found so far.

namespace samegame {

struct RecordSource;

/// One search, as a plain value.
struct SearchRequest {
    StartPosition start;
    const SolverEntry* solver = nullptr; ///< A row of the registry.
    OptionValues options;                ///< Completed by complete_options.
    Budget budget;   ///< With nothing granted, the search runs until it is told to stop.
    int threads = 1; ///< 1 or more.
    std::uint64_t seed = 0;
    /// Simulates the threads on the one that calls run_search.
    std::optional<VirtualTime> virtual_time = std::nullopt;
    /// For hosts that show candidates: the endgame is tried beside the solver, the longer the fewer
    /// blocks there are, and once the position is proven, by whomever, each first move gets its
    /// exact value (EndgameTry). Nothing is tried where columns come in, or where the solver seeks
    /// no score.
    bool tries_endgame = false;
};

/// What a search came to.
struct SearchReport {
    SearchSnapshot snapshot; ///< The final state; `best` is the result.
    StopReason stop = StopReason::budget_spent;
    /// Proven ceiling on the score; the best score if that is proven optimal. None where columns
    /// come in (Refill).
    std::optional<int> upper_bound;
    /// The endgame beside the solver proved the line, not the solver itself.
    bool is_proven_beside = false;
    /// What went wrong on a worker, where that has ended the search; the rest is as for any other.
    /// Short memory is none: that is `memory_full`.
    std::optional<Error> failure;
};

/// Runs the search on `threads` threads and returns when all have ended. They share one search out,
/// or each searches for itself (SolversApart). Worker i has stream i of the seed and an even share
/// of playouts and nodes, so that a budget of playouts or nodes
/// gives the same line for the same seed and number of threads, on any machine (where a worker of
/// several proves its line optimal, the others are stopped, and which of several optimal lines
/// comes back may differ). A board without moves gives the empty line at once, `proven_optimal`.
///
/// Where the machine lets no more threads start, the search goes on with fewer, and its snapshots
/// tell how many; shares are then those of so many workers. Where a worker finds no memory, all end
/// as `memory_full` with what they have found.
///
/// `control` is new for each search and outlives the call. Throws InvalidOptions for options
/// that SolverEntry::make refuses, and for solvers that cannot play where columns come in
/// (refill_refusal) or whose threads cannot be simulated (virtual_time_refusal), before any thread
/// starts. Those that can play one game there: on one thread, or all threads together.
SearchReport run_search(const SearchRequest& request, SearchControl& control);

/// What a solution file says of a search that has come so far: all but how it ended and the
/// program. Statements about the board are about that of the request.
RecordSource source_of(const SearchRequest& request, const SearchSnapshot& snapshot);

} // namespace samegame
