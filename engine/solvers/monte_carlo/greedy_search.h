#pragma once

#include "engine/bounds/estimate.h"
#include "engine/search/solver.h"

namespace samegame {

/// Greedy search: games in which every move leads to the position with the best estimate.
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4,
/// which only names it. The rest is ours:
///  - the estimates come from the same section and from M. Schadd et al., "Single-Player
///    Monte-Carlo Tree Search for SameGame", 2011, section 3;
///  - ties are broken at random, and games with other ties are played until the budget ends; a game
///    without a tie ends the search, since every other would be the same;
///  - with refill, one game is played, which sees columns once they are there.
class GreedySearch final : public SoloSolver {
public:
    struct Options {
        Estimate estimate = Estimate::score_groups;
    };

    static OptionTable<Options> option_table();

    explicit GreedySearch(const Options& options);

    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override;

private:
    StopReason play_refilled(const Board& root, const Rules& rules, SearchContext& context) const;

    Options m_options;
};

} // namespace samegame
