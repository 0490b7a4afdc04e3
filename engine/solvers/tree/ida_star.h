#pragma once

#include "engine/search/solver.h"
#include "engine/solvers/tree/depth_first_team.h"

namespace samegame {

/// IDA*: depth-first searches, one after the other, of the positions whose over-estimate is not
/// below a threshold. It starts at the root's estimate and falls to the highest estimate that was
/// below it, so no line scores more than the threshold, and the first line that reaches it is
/// optimal.
///
/// Source: M. Schadd et al., "Addressing NP-Complete Puzzles with Monte-Carlo Methods", 2008, and
/// "Single-Player Monte-Carlo Tree Search for SameGame", 2011, section 3 of both, after R. Korf,
/// "Depth-First Iterative-Deepening: An Optimal Admissible Tree Search", 1985; F. Takes & W.
/// Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4. Differences:
///  - how the paper comes to lines on boards of usual size is not told; ours plays greedy games
///    from positions that it meets, as often as costs half of the work. What the authors' program
///    does, a search for each move, is the option `game-length` (IdaStarGame): on one thread,
///    without `threshold`, `table` and greedy games;
///  - what is not above the best line is cut off as well;
///  - `threshold=doubling` lowers the threshold so far that as many positions come in as were met
///    (U. Sarkar et al., "Reducing Reexpansions in Iterative-Deepening Search by Controlling Cutoff
///    Bounds", 1991). A line that reaches it need not be optimal, so the iteration goes on;
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

    explicit IdaStar(const Options& options);

    StopReason solve(SearchTeam& team) override;

private:
    int next_threshold(const DepthFirstTeam& search) const;

    Options m_options;
};

} // namespace samegame
