#pragma once

#include "engine/search/solver.h"
#include "engine/solvers/tree/best_first_search.h"

namespace samegame {

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

} // namespace samegame
