#pragma once

#include "engine/search/solver.h"
#include "engine/solvers/tree/depth_first.h"

namespace samegame {

/// IDA*: depth-first searches, one after the other, of the positions whose over-estimate is not
/// below a threshold. The threshold starts at the root's estimate and falls to the highest estimate
/// that was below it, so that no line scores more, and the first line that reaches it is optimal.
///
/// Source: M. Schadd et al., "Addressing NP-Complete Puzzles with Monte-Carlo Methods", 2008, and
/// "Single-Player Monte-Carlo Tree Search for SameGame", 2011, section 3 of both, after R. Korf,
/// "Depth-First Iterative-Deepening: An Optimal Admissible Tree Search", 1985; F. Takes & W.
/// Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4. Differences:
///  - the paper does not say how it finds lines on boards of usual size; ours plays greedy games
///    from positions that it meets, for half of the work. The authors' program searches for each
///    move, which is the option `game-length`: on one thread, without `threshold`, `table` and
///    greedy games;
///  - positions that cannot exceed the best line are cut off as well;
///  - `threshold=doubling` lowers the threshold so far that the number of positions doubles (U.
///    Sarkar et al., "Reducing Reexpansions in Iterative-Deepening Search by Controlling Cutoff
///    Bounds", 1991). A line that reaches it need not be optimal, so that the iteration goes on;
///  - the table (`table`) and the threads are ours (see DepthFirst and DepthFirstTeam), and so is
///    the ceiling `separated`.
class IdaStar final : public Solver {
public:
    struct Options {
        DepthFirstOptions search;
        bool doubles = false;   ///< Doubles positions, rather than taking the next lower estimate.
        double game_length = 0; ///< Moves among which the budget is shared out; 0: a single search.
    };

    static OptionTable<Options> option_table();

    explicit IdaStar(const Options& options) : m_options(options) {
        m_options.search.plays_greedily = true;
    }

    StopReason solve(SearchTeam& team) override;

private:
    int next_threshold(const DepthFirstTeam& search) const;

    Options m_options;
};

} // namespace samegame
