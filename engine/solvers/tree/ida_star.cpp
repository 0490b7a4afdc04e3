#include "engine/solvers/tree/ida_star.h"

#include <algorithm>
#include <vector>

#include "engine/base/message.h"
#include "engine/search/search_team.h"
#include "engine/solvers/tree/ida_star_game.h"

namespace samegame {

OptionTable<IdaStar::Options> IdaStar::option_table() {
    OptionTable<Options> table;
    table.choice(nested(&Options::search, &DepthFirstOptions::ceiling), ceiling_option());
    table.choice("threshold", &Options::doubles, {{false, "next"}, {true, "doubling"}},
                 SAMEGAME_TEXT("Engine",
                               "How far the threshold falls after each iteration: to the next "
                               "lower estimate, or until as many positions come in as there were"),
                 "Schadd et al. 2011, section 3: next");
    table.boolean("table", nested(&Options::search, &DepthFirstOptions::has_table),
                  SAMEGAME_TEXT("Engine", "Remembers what was learned of a position, whatever the "
                                          "order of the moves to it and in which iteration"),
                  "Schadd et al. 2011, section 3: false");
    table.real(
        "game-length", &Options::game_length, 0, max_moves,
        SAMEGAME_TEXT("Engine",
                      "Moves among which the budget is shared out, where each has a search of its "
                      "own, without threshold and table, and the first move of the most points met "
                      "is played; 0: one search"),
        "Schadd et al. 2011, their program: 120 seconds a move");
    return table;
}

IdaStar::IdaStar(const Options& options) : m_options(options) {
    m_options.search.plays_greedily = true;
}

StopReason IdaStar::solve(SearchTeam& team) {
    const Board& root = team.root();
    const Rules& rules = team.rules();
    if (m_options.game_length > 0)
        return IdaStarGame(m_options.search.ceiling, m_options.game_length, root, rules,
                           team.lead())
            .play();
    DepthFirstOptions options = m_options.search;
    const int estimate = ceiling_points(options.ceiling, rules, root);
    if (m_options.doubles)
        options.cut_bounds = std::max(estimate, 0);
    DepthFirstTeam search(options, root, rules, team);
    int threshold = estimate;
    while (team.best_score() < search.proven_bound()) {
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
