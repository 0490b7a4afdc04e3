#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/position.h"
#include "engine/search/budget.h"
#include "engine/search/search_control.h"
#include "engine/search/solver.h"

/// The door of the engine: everything a program needs for a search.
///
/// A host fills a SearchRequest with a start position, a solver (find_solver or default_solver of
/// solvers/solver_registry.h) and a budget, makes a SearchControl and calls run_search, which
/// returns when the search has ended; a host with other things to do calls it on a thread of its
/// own. Meanwhile any thread may call control.snapshot(), some fifteen times a second for instance,
/// and control.request_stop(), after which run_search returns within about a tenth of a second with
/// the best line so far.

namespace samegame {

class SearchJournal;
struct GameRecord;
struct RecordSource;

struct SearchRequest {
    Position start;
    const SolverEntry* solver = nullptr; ///< A row of the registry.
    OptionValues options;                ///< Those that differ from their defaults, or all.
    Budget budget;                       ///< Without a limit, the search runs until it is stopped.
    int threads = 1;                     ///< 1 or more.
    std::uint64_t seed = 0;
    /// Simulates the threads on the one that calls run_search.
    std::optional<VirtualTime> virtual_time = std::nullopt;
    /// For hosts that show candidates: attempts the endgame beside the solver, the longer the fewer
    /// blocks there are, and once the position is proven, gives each first move its exact value
    /// (EndgameTry). No attempt with refill, or if the solver does not seek a score.
    bool tries_endgame = false;
    /// Keeps the search, so that another run can go on with it, or goes on with an earlier one of
    /// the same request; outlives the call. There is no attempt at the endgame beside it then.
    SearchJournal* journal = nullptr;
    /// What the search begins with (Solver::take_learned); empty for nothing.
    std::string learned = {};
    bool keeps_learned = false; ///< Fills SearchReport::learned.
};

struct SearchReport {
    SearchSnapshot snapshot; ///< The final state; `best` is the result.
    StopReason stop = StopReason::budget_spent;
    /// A proven ceiling on the score; the best score if it is proven optimal. None with refill.
    std::optional<int> upper_bound;
    /// The attempt at the endgame proved the line, not the solver.
    bool is_proven_beside = false;
    /// The error on a worker that ended the search; the rest is valid as for any other search. Lack
    /// of memory is not an error but `memory_full`.
    std::optional<Error> failure;
    /// What a person should know of the search: lines of another program that do not count.
    std::vector<Message> remarks = {};
    /// What the solver has learned (Solver::learned), if the request asks for it.
    std::string learned = {};
};

/// Runs the search on `threads` threads and returns when all have ended. They share one search, or
/// each searches for itself (SolversApart). Worker i has stream i of the seed and an even share of
/// playouts and nodes, so that such a budget gives the same line for the same seed and threads on
/// any machine (except that a worker that proves its line stops the others, and which of several
/// optimal lines is returned may differ). A board without moves gives the empty line at once,
/// `proven_optimal`.
///
/// If not all threads can be started, fewer share the budget, and snapshots have their number. If a
/// worker runs out of memory, all end as `memory_full` with their results so far.
///
/// `control` is new for each search and outlives the call. Throws InvalidOptions before any thread
/// starts for options that SolverEntry::make refuses, for a solver that does not keep or learn what
/// the request asks for, for refill_refusal and for virtual_time_refusal. With
/// refill, a search plays one game, on one thread or on all together.
SearchReport run_search(const SearchRequest& request, SearchControl& control);

/// What a solution file says about a search with this state, except how it ended and the program.
RecordSource source_of(const SearchRequest& request, const SearchSnapshot& snapshot);

/// The best line of a search that may still run, as a solution file keeps it; without a move as
/// long as there is none. `program` is the name and version of the host.
GameRecord record_so_far(const SearchRequest& request, const SearchSnapshot& snapshot,
                         const std::string& program);
/// The same of a search that has ended, with how it did.
GameRecord record_of(const SearchRequest& request, const SearchReport& report,
                     const std::string& program);

/// Gives the request the options for comparing first moves (SolverEntry::comparing), except for the
/// options `given` as "key=value", which it has.
void compare_first_moves(SearchRequest& request, std::span<const std::string> given);

} // namespace samegame
