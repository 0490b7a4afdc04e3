#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/bounds/estimate.h"
#include "engine/playout/playout_engine.h"
#include "engine/search/solver.h"

namespace samegame {

/// Depth-budgeted search (the Banker's algorithm).
///
/// Every child of the root gets a budget of playouts. A position with enough budget for all its
/// children ranks them, and divides the rest so that each child gets `decay` times as much as the
/// next better one; a smaller budget is spent on playouts.
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4,
/// after D. Billings' Depth-Budgeted Search, which is not published. These parts are therefore
/// ours:
///  - the division of the budget below the root, and the ranking by a playout after each child, or
///    by the best line through its position found by earlier playouts of this or another round
///    (`memory`; orders of moves that lead to one position share it);
///  - the playouts of a policy at the end (`finish` = `greedy` plays the greedy simulation of the
///    paper instead);
///  - budgets double from round to round until the whole budget ends.
/// Threads search for themselves, with other random numbers.
class DepthBudgeted final : public SoloSolver {
public:
    struct Options {
        std::string policy = "tabu-color-random";
        std::optional<Estimate> ranking; ///< Ranks children; none: one playout after each does.
        bool remembers = true;           ///< Whether a ranking by playouts counts earlier playouts.
        /// `decay` is measured on generated boards (engine/measurements/options/depth_budgeted.md).
        double decay = 0.1;
        bool finishes_greedily = false;
        int first_budget = 64; ///< Playouts for each child of the root in the first round.
    };

    static OptionTable<Options> option_table();

    /// Throws InvalidOptions for a policy that cannot be made.
    explicit DepthBudgeted(const Options& options);

    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override;

private:
    class Search;

    Options m_options;
    std::unique_ptr<PlayoutEngine> m_playout;
};

} // namespace samegame
