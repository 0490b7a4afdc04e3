#pragma once

#include <cstdint>
#include <string>

#include "engine/base/option_table.h"

namespace samegame {

/// The parameters of SP-MCTS (sp_mcts.h), named as in M. Schadd, M. Winands, M. Tak & J. Uiterwijk,
/// "Single-Player Monte-Carlo Tree Search for SameGame", 2011, and its first form of 2008. The
/// defaults are ours, chosen on generated boards at 500,000 playouts.
struct SpMctsOptions {
    enum class Formula {
        text,         ///< C sqrt(ln n_p / n) + sqrt((sum r^2 - n v^2 + D) / n), formula 1.
        product,      ///< The two terms with roots multiplied.
        product_sqrt, ///< `product` with sqrt(n_p) in the logarithm's place and n + 1 below the
                      ///< deviation: an older program.
    };
    enum class Logarithm { ln, log10 };
    enum class TopScore {
        added,  ///< v + W t, section 4.2.
        convex, ///< (1 - W) v + W t, an older program of the authors.
    };
    /// The visits to which T applies. A child is a move with a node.
    enum class ThresholdOf {
        position,     ///< Visits of the position at which the move is chosen, n_p of 2011.
        chosen_child, ///< Visits of the child that the formula would choose: our reading of 2008.
        every_child,  ///< Visits of the least visited child of the position: the other reading.
    };
    enum class FirstMove {
        policy,      ///< Below T visits the playout begins: section 4.2.
        random_cell, ///< Below T visits a move of CellScanPolicy without a tabu leads into the
                     ///< tree, as in the program.
    };
    enum class Expansion { one_node, all_children };
    enum class FinalMove { top_score, mean, visits };
    enum class Transpositions {
        none,
        tree, ///< All orders of moves that lead to a position share it within one tree.
        kept, ///< As `tree`, and new trees begin with the results of earlier ones.
    };
    enum class Widening { none, widening, unpruning };
    enum class Parallel {
        root, ///< Each thread grows trees of its own.
        tree, ///< All threads grow one tree.
    };

    Formula formula = Formula::product;
    Logarithm logarithm = Logarithm::ln;
    double c = 0.7;
    double d = 10000;
    double w = 0.02;
    TopScore top_score = TopScore::added;
    std::uint32_t threshold = 10; ///< The number T of visits.
    ThresholdOf threshold_of = ThresholdOf::position;
    FirstMove first_move = FirstMove::policy;
    Expansion expansion = Expansion::one_node;
    std::string policy = "tabu-color-random:epsilon=0.003"; ///< Plays the playouts (4.3).
    bool per_move = false;                                  ///< A search per move (6.4).
    double game_length = 64.4; ///< Moves among which a search per move divides its budget.
    FinalMove final_move = FinalMove::top_score;
    bool keeps_line = true;     ///< False: each move of a search per move forgets earlier lines.
    bool keeps_playouts = true; ///< False: a search per move keeps only the games it plays.
    std::uint64_t restart_nodes = 50000; ///< Nodes of one tree; 0: any number.
    std::uint32_t restart_count = 1;     ///< Trees among which the budget is divided.
    double restart_seconds = 0;          ///< Time of one tree; 0: any.
    Transpositions transpositions = Transpositions::none;
    double rave = 0; ///< Visits at which RAVE and the mean count the same; 0: no RAVE.
    Widening widening = Widening::none;
    std::uint32_t batch = 1; ///< Playouts of one tree that are played together.
    Parallel parallel = Parallel::root;
    std::uint32_t virtual_loss = 1; ///< Losses a walk leaves at its nodes while it is on its way.
    bool recycles = true; ///< Reuses nodes when the memory is full; else a new tree begins.

    /// The option `preset` implies the values of all others: the papers' experiments, each as in
    /// the text of 2011 (`-text`) and as in the authors' program (`-program`):
    ///  - exploitation, balanced and exploration: section 6.2, with the values tuned by hand (the
    ///    column "Manual" of Table 5 is exploitation), and as the report of 2008 has them (`-2008`,
    ///    its section 5.2): no W, no epsilon, and T = 10 on the visits of a child;
    ///  - cem-per-game and cem-per-move: the other columns of Table 5.
    static OptionTable<SpMctsOptions> table();
};

/// Throws InvalidOptions for values that contradict each other.
void check(const SpMctsOptions& options);

} // namespace samegame
