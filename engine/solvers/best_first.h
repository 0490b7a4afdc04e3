#pragma once

#include <vector>

#include "engine/search/estimate.h"
#include "engine/search/solver.h"

namespace samegame {

/// Best-first search: takes the open position with the best estimate, and opens its children.
///
/// With the over-estimator this is A*: the first line that scores no less than the best estimate
/// still open is optimal. Positions whose over-estimate is not above the best line are left out
/// whatever the estimate, so with any of them a search that runs out of open positions has proven
/// its line.
///
/// Source: M. Schadd et al., "Single-Player Monte-Carlo Tree Search for SameGame", 2011, section 3;
/// F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4, who find
/// both that it resembles breadth-first search and gets nowhere on boards of usual size.
/// Differences:
///  - a position is kept once, with its best points; without memory for more, the worst open
///    positions are dropped (and the search may then end as `memory_full`);
///  - the threads take the 32 best positions at once and open their children together;
///  - since lines would end too late, a greedy game by the same estimate is played from the best
///    position now and then, as often as costs half of the work.
class BestFirst final : public TeamSolver {
public:
    struct Options {
        Estimate estimate = Estimate::over_estimator;
    };

    static std::vector<OptionSpec> option_specs();

    explicit BestFirst(const OptionValues& values);

    StopReason solve(const Board& root, const Rules& rules, SearchTeam& team) override;

private:
    class Search;

    Options m_options;
};

} // namespace samegame
