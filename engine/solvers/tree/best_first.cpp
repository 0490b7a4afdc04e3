#include "engine/solvers/tree/best_first.h"

#include "engine/search/search_team.h"

namespace samegame {

OptionTable<BestFirst::Options> BestFirst::option_table() {
    OptionTable<Options> table;
    table.choice(&Options::estimate, estimate_option());
    return table;
}

BestFirst::BestFirst(const Options& options) {
    m_options.games = options.estimate;
    if (options.estimate != Estimate::over_estimator)
        m_options.order = options.estimate;
}

StopReason BestFirst::solve(SearchTeam& team) {
    return best_first_search(m_options, team.root(), team.rules(), team);
}

} // namespace samegame
