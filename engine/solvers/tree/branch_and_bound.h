#pragma once

#include <memory>

#include "engine/playout/playout_engine.h"
#include "engine/search/solver.h"
#include "engine/solvers/tree/depth_first.h"

namespace samegame {

/// Depth-first branch and bound: all lines except those below a position whose over-estimate is not
/// above the best line so far. The end of the search proves that line.
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4,
/// which names it with the over-estimator; M. Schadd et al., "Single-Player Monte-Carlo Tree Search
/// for SameGame", 2011, section 3, expect little of it. These parts are therefore ours:
///  - the first best line comes from a greedy game and a short playout search;
///  - children with the highest over-estimate come first, equals at random;
///  - a table of positions met (see DepthFirst) avoids searching a position once for every order of
///    moves to it;
///  - threads share the best line and take parts of the tree from each other (see DepthFirstTeam).
class BranchAndBound final : public Solver {
public:
    struct Options {
        DepthFirstOptions search;
        int playouts = 1000; ///< Playouts before the search, after a greedy game.
    };

    static OptionTable<Options> option_table();

    explicit BranchAndBound(const Options& options);

    StopReason solve(SearchTeam& team) override;

private:
    bool find_first_line(const Board& root, const Rules& rules, SearchContext& context);

    Options m_options;
    std::unique_ptr<PlayoutEngine> m_playout;
};

} // namespace samegame
