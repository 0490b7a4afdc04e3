#include "engine/solvers/a_star.h"

#include "engine/tree_search/bound_options.h"

namespace samegame {

std::vector<OptionSpec> AStar::option_specs() {
    return {ceiling_option(BestFirstOptions{}.ceiling)};
}

AStar::AStar(const OptionValues& values) {
    m_options.ceiling = ceiling_of(values);
}

StopReason AStar::solve(const Board& root, const Rules& rules, SearchTeam& team) {
    return best_first_search(m_options, root, rules, team);
}

} // namespace samegame
