#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/playout/playout_engine.h"
#include "engine/search/node_pool.h"
#include "engine/search/solver.h"

namespace samegame {

/// Single-Player Monte-Carlo Tree Search.
///
/// Source: M. Schadd, M. Winands, M. Tak & J. Uiterwijk, "Single-Player Monte-Carlo Tree Search for
/// SameGame", Knowledge-Based Systems, 2011, section 4 (and its first form, 2008):
///  - selection (4.2) takes the child with the highest value at nodes visited T times or more; a
///    move without a visited child is tried before any is repeated, as in the authors' program.
///    Below T visits the playout policy chooses;
///  - the playout (4.3) starts where the selection ends;
///  - expansion (4.4) adds one node a playout, the first position that is not in the tree;
///  - backpropagation (4.5) keeps the mean, the sum of squares and the top score;
///  - the final move selection (4.6) is the order of candidates by top score, in the context;
///  - randomized restarts (4.7) begin a new tree after `restart_nodes` nodes.
/// Differences:
///  - a subtree whose every line was played is not entered again, and a search whose root is such a
///    subtree ends with `proven_optimal`;
///  - when the memory is full the search restarts;
///  - `formula` and `all_children` also offer what the authors' program does. With points as
///    rewards the printed formula explores very little: its third term is the deviation itself,
///    which does not shrink with visits, so trees get deeper than the paper's Table 2 says.
class SpMcts final : public SoloSolver {
public:
    /// The value of a child with n visits of n_p, mean v, top score t:
    enum class Formula {
        text,    ///< v + W t + C sqrt(ln n_p / n) + sqrt((sum r^2 - n v^2 + D) / n), formula 1.
        product, ///< v + W t + C sqrt(ln n_p / n) * sqrt((sum r^2 - n v^2 + D) / n).
        product_sqrt, ///< The same with sqrt(n_p) in the place of ln n_p.
    };

    /// The defaults are ours, chosen on generated boards at 500,000 playouts; the paper's
    /// exploitation setting is text, C 0.1, D 32, W 0.02, T 10, epsilon 0.003, no restart.
    struct Options {
        Formula formula = Formula::product;
        double c = 0.7;
        double d = 10000;
        double w = 0.02;                     ///< W, weight of the top score.
        std::uint32_t threshold = 10;        ///< T.
        bool all_children = false;           ///< Expand all children of a node visited T times.
        std::uint64_t restart_nodes = 50000; ///< Nodes of one tree; 0: never restart.
        std::string policy = "tabu-color-random:epsilon=0.003"; ///< Of the playouts (4.3).
    };

    static std::vector<OptionSpec> option_specs();

    /// Throws std::invalid_argument for a policy that cannot be made.
    explicit SpMcts(const OptionValues& values);
    ~SpMcts() override;

    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override;

private:
    class Search;

    Options m_options;
    std::unique_ptr<PlayoutEngine> m_playout;
};

} // namespace samegame
