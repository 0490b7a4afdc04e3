#include "engine/solvers/ida_star.h"

#include "engine/tree_search/bound_options.h"

#include <algorithm>

namespace samegame {

std::vector<OptionSpec> IdaStar::option_specs() {
    const Options defaults;
    return {
        ceiling_option(defaults.search.ceiling),
        {"threshold",
         OptionType::choice,
         defaults.doubles ? "doubling" : "next",
         0,
         0,
         {"next", "doubling"},
         "How far the threshold falls after each iteration: to the next lower estimate, or until "
         "as many positions come in as there were",
         "Schadd et al. 2011, section 3: next"},
        {"table",
         OptionType::boolean,
         defaults.search.has_table,
         0,
         0,
         {},
         "Remembers what was learned of a position, whatever the order of the moves to it and in "
         "which iteration",
         "Schadd et al. 2011, section 3: false"},
    };
}

IdaStar::IdaStar(const OptionValues& values) {
    m_options.search.ceiling = ceiling_of(values);
    m_options.search.has_table = std::get<bool>(values.at("table"));
    m_options.search.plays_greedily = true;
    m_options.doubles = std::get<std::string>(values.at("threshold")) == "doubling";
}

StopReason IdaStar::solve(const Board& root, const Rules& rules, SearchTeam& team) {
    DepthFirstOptions options = m_options.search;
    const int estimate = ceiling_points(options.ceiling, rules, root);
    if (m_options.doubles)
        options.cut_bounds = std::max(estimate, 0);
    DepthFirstTeam search(options, root, rules, team);
    int threshold = estimate;
    while (search.best_score() < search.proven_bound()) {
        if (const auto stop = search.search(threshold - 1))
            return *stop;
        threshold = next_threshold(search);
    }
    return StopReason::proven_optimal;
}

int IdaStar::next_threshold(const DepthFirstTeam& search) const {
    int threshold = search.proven_bound();
    const std::vector<std::uint64_t> cuts = search.cuts();
    std::uint64_t coming = 0;
    for (int bound = std::min(threshold, static_cast<int>(cuts.size()) - 1); bound >= 0; --bound) {
        threshold = bound;
        coming += cuts[static_cast<std::size_t>(bound)];
        if (coming >= search.met())
            break;
    }
    return threshold;
}

} // namespace samegame
