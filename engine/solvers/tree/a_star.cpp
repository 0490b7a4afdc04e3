#include "engine/solvers/tree/a_star.h"

#include "engine/search/search_team.h"

namespace samegame {

OptionTable<AStar::Options> AStar::option_table() {
    OptionTable<Options> table;
    table.choice(&Options::ceiling, ceiling_option());
    return table;
}

AStar::AStar(const Options& options) : m_options(options) {}

StopReason AStar::solve(SearchTeam& team) {
    return best_first_search(m_options, team.root(), team.rules(), team);
}

} // namespace samegame
