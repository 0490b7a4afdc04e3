#pragma once

#include <optional>

#include "engine/bounds/estimate.h"
#include "engine/bounds/upper_bound.h"
#include "engine/search/solver.h"

namespace samegame {

/// What orders a best-first search, and what bounds it.
struct BestFirstOptions {
    std::optional<Estimate> order = {};    ///< Orders open positions; none: by ceilings, as in A*.
    Ceiling ceiling = Ceiling::dead_color; ///< Positions whose ceiling is not above the incumbent
                                           ///< are left out.
    Estimate games = Estimate::score_groups; ///< Judges moves of the greedy games.
};

/// A best-first search on all threads of a team: takes the first open positions, an eighth of all
/// taken so far (32 to 512) at once, opens their children, and keeps each position once, with its
/// best points. The result does not depend on the number of threads. To stay within the memory, the
/// last open positions are dropped for better ones, and the highest of their ceilings is
/// remembered.
///
/// Since lines would end too late, greedy games from some of the positions take half of the work.
///
/// Ends as `proven_optimal` when no position is left with a ceiling above the incumbent, or as
/// `memory_full` when only dropped positions are. Proves ceilings as it goes, if they order the
/// positions.
class BestFirstSolver : public Solver {
public:
    explicit BestFirstSolver(const BestFirstOptions& options) : m_options(options) {}

    StopReason solve(SearchTeam& team) override;

private:
    BestFirstOptions m_options;
};

/// Best-first search: takes the open position with the best estimate, and opens its children. With
/// the over-estimator it is the solver `a-star`.
///
/// Positions whose over-estimate is not above the best line are always left out, so that a search
/// that runs out of open positions has proven its line.
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4,
/// which only names it; the estimates come from the same section and from M. Schadd et al.,
/// "Single-Player Monte-Carlo Tree Search for SameGame", 2011, section 3. Threads and greedy games
/// (by the same estimate) are ours, see BestFirstSolver.
class BestFirst final : public BestFirstSolver {
public:
    struct Options {
        Estimate estimate = Estimate::score_groups;
    };

    static OptionTable<Options> option_table();

    explicit BestFirst(const Options& options);
};

/// A*: takes the open position with the highest over-estimate, and opens its children. The first
/// finished game with no lower score than every open over-estimate is optimal, since the goal has
/// arrived at the start of the list. Until then the highest open over-estimate is a ceiling.
///
/// Source: M. Schadd et al., "Addressing NP-Complete Puzzles with Monte-Carlo Methods", 2008, and
/// "Single-Player Monte-Carlo Tree Search for SameGame", 2011, section 3 of both; F. Takes & W.
/// Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4. All find that it
/// resembles breadth-first search and fails on boards of usual size. Differences:
///  - the list holds each position once, with its best points, and drops its end when the memory is
///    full (the search may then end as `memory_full`);
///  - the threads take many of the best positions at once and open their children together (see
///    BestFirstSolver);
///  - a finished game becomes the best line as soon as it is met, and positions with no higher
///    over-estimate stay out of the list;
///  - greedy games give lines early (see BestFirstSolver);
///  - the third ceiling, `separated`, is ours.
class AStar final : public BestFirstSolver {
public:
    using Options = BestFirstOptions;
    using BestFirstSolver::BestFirstSolver;

    static OptionTable<Options> option_table();
};

} // namespace samegame
