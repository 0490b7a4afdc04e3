#pragma once

#include <optional>

#include "engine/bounds/ceiling.h"
#include "engine/bounds/estimate.h"
#include "engine/search/solver.h"

namespace samegame {

class SearchTeam;

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
StopReason best_first_search(const BestFirstOptions& options, const Board& root, const Rules& rules,
                             SearchTeam& team);

} // namespace samegame
