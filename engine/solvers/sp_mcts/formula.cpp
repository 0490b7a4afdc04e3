#include "engine/solvers/sp_mcts/formula.h"

#include <cmath>

namespace samegame {

SpMctsFormula::SpMctsFormula(const SpMctsOptions& options)
    : m_formula(options.formula),
      m_is_sum(options.formula == SpMctsOptions::Formula::text),
      m_takes_log10(options.logarithm == SpMctsOptions::Logarithm::log10),
      m_more_visits(options.formula == SpMctsOptions::Formula::product_sqrt ? 1 : 0),
      m_mean_weight(options.top_score == SpMctsOptions::TopScore::convex ? 1 - options.w : 1),
      m_c(options.c),
      m_d(options.d),
      m_w(options.w),
      m_rave(options.rave) {}

double SpMctsFormula::exploration(std::uint32_t parent_visits) const {
    const double n = parent_visits;
    if (m_formula == SpMctsOptions::Formula::product_sqrt)
        return m_c * std::sqrt(std::sqrt(n));
    return m_c * std::sqrt(m_takes_log10 ? std::log10(n) : std::log(n));
}

double SpMctsFormula::mixed_mean(const SpMctsStatistics& child, double rave_sum,
                                 std::uint32_t rave_visits) const {
    if (rave_visits == 0)
        return child.mean();
    const double share = std::sqrt(m_rave / (3.0 * child.visits + m_rave));
    return (1 - share) * child.mean() + share * rave_sum / rave_visits;
}

} // namespace samegame
