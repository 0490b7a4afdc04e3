#pragma once

#include <memory>

#include "engine/search/solver.h"
#include "engine/solvers/sp_mcts/sp_mcts_options.h"

namespace samegame {

/// Single-Player Monte-Carlo Tree Search.
///
/// Source: M. Schadd, M. Winands, M. Tak & J. Uiterwijk, "Single-Player Monte-Carlo Tree Search for
/// SameGame", Knowledge-Based Systems, 2011, and its first form, M. Schadd, M. Winands, H. van den
/// Herik & H. Aldewereld, "Addressing NP-Complete Puzzles with Monte-Carlo Methods", 2008. Sections
/// are those of 2011:
///  - selection (4.2) takes the child with the highest value at nodes visited T times or more
///    (selection.h, formula.h); below T visits the playout policy chooses. The report of 2008
///    counts the visits t(N_i) of a child instead (option `threshold-of`, see below);
///  - the playout (4.3) starts where the selection ends;
///  - expansion (4.4) adds one node a playout, the first position that is not in the tree;
///  - backpropagation (4.5) keeps the mean, the sum of squares and the top score;
///  - the final move selection (4.6) is for a search per move; a search per game plays all moves of
///    its best line at once. The context orders candidates by top score;
///  - randomized restarts (4.7, "Meta-Search" in 2008) and the time control (6.4) are in
///    sp_mcts_schedule.h;
///  - threads (option `parallel`) are used as in G. Chaslot, M. Winands & H. J. van den Herik,
///    "Parallel Monte-Carlo Tree Search", 2008, whose sections follow. Root parallelization (3.2)
///    does the asynchronous parallel restarts that were future work in 2008: each thread grows its
///    own trees with its own stream of randomness and shares nothing. Tree parallelization (3.3)
///    has all threads grow one tree; restarts, moves and the table of `transpositions` are then
///    those of all. One mutex guards the growth of the tree, the best line and the budget. Under
///    the options of SpMctsDescent::suits the statistics are walked and counted without it (M.
///    Enzenberger & M. Mueller, "A Lock-Free Multithreaded Monte-Carlo Tree Search Algorithm",
///    2009), else only playouts are played without it;
///  - virtual loss (3.3): a walk to a leaf leaves losses, of the lowest score so far, at its nodes
///    until its playout has ended, so that walks which are on their way at the same time part.
///    These are walks of other threads and of a batch (option `batch`), whose playouts the hot core
///    plays side by side;
///  - other future work that is included: RAVE, progressive widening and unpruning (all in
///    formula.h) and a transposition table that outlives a search (tree.h).
/// Differences:
///  - a move without a visited child is tried before any is repeated, as in the authors' program;
///  - a subtree whose lines were all played is not entered again, and a search whose root is such a
///    subtree ends with `proven_optimal`. If positions are shared it is entered until its best line
///    was played after the present moves too;
///  - a search per move begins each move with a new tree. It follows the best line found since its
///    game began (in the authors' program, and with `best-line=forgotten`, by the search for the
///    present move). If the game ends before the budget, another begins; the paper's search ends
///    there;
///  - the result is the best line found, whatever the final move selection, unless the option
///    `keep` selects the games that were played, as in the paper's Table 4. If the budget ends
///    before the first of them, the saved line completes it, or, if moves are chosen by the mean or
///    visits, one more such move and a playout;
///  - when the memory is full, nodes below rarely visited positions are recycled; the paper's trees
///    end there;
///  - the authors' newer program takes the absolute value under the root of the deviation, while
///    here negative numbers (rounding) count as 0; their older program gives W to only one child of
///    each position, and solved children their top score.
/// T in 2008 (section 4.1): R. Coulom "chooses a move according to the selection strategy only if
/// t(N_i) reached a certain threshold (here 10)", N_i being a child of the node N at which the move
/// is chosen. Read literally, the move leads to N_i: `chosen-child`, in the presets `-2008`,
/// follows the child with the highest value once it has T visits and lets the policy choose at N
/// until then. "Each N_i" is `every-child`; engine/measurements/schadd_2011.md has two more
/// readings, which fail, and what the printed formula does. Moves that the policy never plays stay
/// out of the tree with either: a child without visits has no value, and an "infinite" one, never
/// reaching T, would keep the formula from ever choosing. Only when the policy has nothing new to
/// play, since one of its lines is in the tree to its end, does the formula choose without T from
/// then on, moves without a child first.
class SpMcts final : public Solver {
public:
    using Options = SpMctsOptions;

    static OptionTable<Options> option_table() { return Options::table(); }

    /// Throws InvalidOptions for a policy that cannot be made, and by check().
    explicit SpMcts(const Options& options);

    StopReason solve(SearchTeam& team) override;
    bool has_threads_apart() const override { return m_threads->has_threads_apart(); }

private:
    std::unique_ptr<Solver> m_threads; ///< As the option `parallel` says.
};

} // namespace samegame
