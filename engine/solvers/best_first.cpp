#include "engine/solvers/best_first.h"

#include "engine/tree_search/bound_options.h"

namespace samegame {

std::vector<OptionSpec> BestFirst::option_specs() {
    return {estimate_option(Estimate::score_groups)};
}

BestFirst::BestFirst(const OptionValues& values) {
    const Estimate estimate = estimate_of(values);
    m_options.games = estimate;
    if (estimate != Estimate::over_estimator)
        m_options.order = estimate;
}

StopReason BestFirst::solve(const Board& root, const Rules& rules, SearchTeam& team) {
    return best_first_search(m_options, root, rules, team);
}

} // namespace samegame
