#include "engine/solvers/tree/branch_and_bound.h"

#include "engine/base/message.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/search_team.h"
#include "engine/solvers/tree/greedy_game.h"

namespace samegame {

OptionTable<BranchAndBound::Options> BranchAndBound::option_table() {
    OptionTable<Options> table;
    table.choice(nested(&Options::search, &DepthFirstOptions::ceiling), ceiling_option());
    table.boolean(
        "table", nested(&Options::search, &DepthFirstOptions::has_table),
        SAMEGAME_TEXT(
            "Engine",
            "Remembers what was learned about a position, whatever the order of the moves to it"));
    table.integer(
        "playouts", &Options::playouts, 0, 1000000000,
        SAMEGAME_TEXT(
            "Engine",
            "Playouts of tabu-color-random before the search, for a best line to begin with"));
    return table;
}

BranchAndBound::BranchAndBound(const Options& options)
    : m_options(options), m_playout(playout_engine_or_throw("tabu-color-random")) {}

StopReason BranchAndBound::solve(SearchTeam& team) {
    const Board& root = team.root();
    const Rules& rules = team.rules();
    // 1. A line to begin with.
    if (!find_first_line(root, rules, team.lead()))
        return team.lead().stop_reason();
    // 2. Every line that may be better.
    DepthFirstTeam search(m_options.search, root, rules, team);
    return search.search(DepthFirst::nothing).value_or(StopReason::proven_optimal);
}

/// False if the search must return.
bool BranchAndBound::find_first_line(const Board& root, const Rules& rules,
                                     SearchContext& context) {
    if (context.should_stop())
        return false;
    MoveList moves;
    const GreedyGame game =
        play_greedily(root, rules, Estimate::score_groups, context, context.rng(), moves);
    if (!game.finished)
        return false;
    context.offer_line(moves, game.score);
    for (int i = 0; i < m_options.playouts; ++i) {
        if (context.should_stop())
            return false;
        moves.clear();
        const int score = m_playout->play_out(root, rules, context.rng(), moves);
        context.offer_improvement(moves, score);
    }
    return true;
}

} // namespace samegame
