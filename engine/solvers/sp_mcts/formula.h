#pragma once

#include <algorithm>
#include <cmath>

#include "engine/solvers/sp_mcts/options.h"
#include "engine/solvers/sp_mcts/tree.h"

namespace samegame {

/// What the formula makes of a child before its parent's visits are known: its value is
/// worth + exploration * spread.
struct SpMctsValue {
    double worth = 0;
    double spread = 0;

    double at(double exploration) const { return worth + exploration * spread; }
};

/// Formula 1 of the selection step (4.2) with its variants: the value of a child with n visits of
/// n_p, mean v, top score t.
class SpMctsFormula {
public:
    explicit SpMctsFormula(const SpMctsOptions& options);

    /// C sqrt(ln n_p), equal for all children of a position.
    double exploration(std::uint32_t parent_visits) const;

    /// The value of `child`, which has visits; `mean` is its own, or a better guess at it (RAVE).
    SpMctsValue value(const SpMctsStatistics& child, double mean) const {
        const double n = child.visits;
        const double v = child.mean();
        const double squares = std::max(0.0, child.sum_of_squares - n * v * v); // 0: rounding
        const double deviation = std::sqrt((squares + m_d) / (n + m_more_visits));
        const double root = std::sqrt(n);
        const double worth = m_mean_weight * mean + m_w * child.top;
        if (m_is_sum)
            return {worth + deviation, 1 / root};
        return {worth, deviation / root};
    }
    SpMctsValue value(const SpMctsStatistics& child) const { return value(child, child.mean()); }

    /// The mean of a child mixed with that of `rave_visits` playouts that played its move later:
    /// these have the share sqrt(k / (3 n + k)), k being the option `rave` (S. Gelly & D. Silver,
    /// "Combining Online and Offline Knowledge in UCT", 2007).
    double mixed_mean(const SpMctsStatistics& child, double rave_sum,
                      std::uint32_t rave_visits) const;

private:
    SpMctsOptions::Formula m_formula;
    bool m_is_sum; ///< The sum as printed; else a product.
    bool m_takes_log10;
    double m_more_visits; ///< Added to n for the deviation: 1 in the older program.
    double m_mean_weight; ///< What the mean counts: 1, or 1 - W.
    double m_c, m_d, m_w, m_rave;
};

} // namespace samegame
