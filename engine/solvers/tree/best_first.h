#pragma once

#include <optional>

#include "engine/bounds/ceiling.h"
#include "engine/bounds/estimate.h"
#include "engine/search/solver.h"

namespace samegame {

/// What orders and what bounds a best-first search.
struct BestFirstOptions {
    std::optional<Estimate> order; ///< Orders open positions; none: their ceilings do, as in A*.
    Ceiling ceiling = Ceiling::dead_color;   ///< Positions whose ceiling is not above the incumbent
                                             ///< are left out.
    Estimate games = Estimate::score_groups; ///< Judges moves of the greedy games.
};

/// A best-first search for all the threads of `team`: takes the open positions that come first, as
/// many at once as an eighth of those before (32 to 512), opens their children, and keeps each
/// position once, with its best points. The result does not depend on the number of threads. Within
/// the memory of the team: the open positions that come last are dropped for better ones, and the
/// highest of their ceilings is remembered.
///
/// Since lines would end too late, a greedy game is played from a position that is taken now and
/// then, as often as costs half of the work.
///
/// Ends as `proven_optimal` when no position is left whose ceiling is above the incumbent, as
/// `memory_full` when those that were dropped are to blame that this is not so. Proves a ceiling
/// as it goes, where ceilings order.
StopReason best_first_search(const BestFirstOptions& options, SearchTeam& team);

/// Best-first search: takes the open position with the best estimate, and opens its children. With
/// the over-estimator it is the solver `a-star`.
///
/// Positions whose over-estimate is not above the best line are left out whatever the estimate, so
/// a search that runs out of open positions has proven its line.
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4,
/// which only names it; the estimates are those of the same section and of M. Schadd et al.,
/// "Single-Player Monte-Carlo Tree Search for SameGame", 2011, section 3. What else is ours,
/// threads and greedy games (by the same estimate), stands with best_first_search, which does the
/// work.
class BestFirst final : public Solver {
public:
    struct Options {
        Estimate estimate = Estimate::score_groups;
    };

    static OptionTable<Options> option_table();

    explicit BestFirst(const Options& options);

    StopReason solve(SearchTeam& team) override;

private:
    BestFirstOptions m_options;
};

/// A*: takes the open position that promises the highest score by an over-estimator, and opens its
/// children. The first finished game that promises no less than every open position is optimal:
/// the goal has arrived at the start of the list. Until then the best open promise is a ceiling.
///
/// Source: M. Schadd et al., "Addressing NP-Complete Puzzles with Monte-Carlo Methods", 2008, and
/// "Single-Player Monte-Carlo Tree Search for SameGame", 2011, section 3 of both; F. Takes & W.
/// Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4. All find that it
/// resembles breadth-first search and gets nowhere on boards of usual size. Differences:
///  - the list holds each position once, with its best points, and drops its end where the memory
///    is used up (the search may then end as `memory_full`);
///  - the threads take many of the best positions at once (see best_first_search) and open their
///    children together;
///  - a finished game is the best line as soon as it is met, and nothing that promises no more goes
///    into the list;
///  - greedy games give lines early (see best_first_search);
///  - the third ceiling, `separated`, is ours.
class AStar final : public Solver {
public:
    using Options = BestFirstOptions;

    static OptionTable<Options> option_table();

    explicit AStar(const Options& options);

    StopReason solve(SearchTeam& team) override;

private:
    Options m_options;
};

} // namespace samegame
