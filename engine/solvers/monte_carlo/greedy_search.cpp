#include "engine/solvers/monte_carlo/greedy_search.h"

#include "engine/search/search_context.h"
#include "engine/solvers/tree/greedy_game.h"

namespace samegame {

OptionTable<GreedySearch::Options> GreedySearch::option_table() {
    OptionTable<Options> table;
    table.choice(&Options::estimate, estimate_option());
    return table;
}

GreedySearch::GreedySearch(const Options& options) : m_options(options) {}

StopReason GreedySearch::solve(const Board& root, const Rules& rules, SearchContext& context) {
    if (rules.refill)
        return play_refilled(root, rules, context);
    while (!context.should_stop()) {
        MoveList moves;
        const GreedyGame game =
            play_greedily(root, rules, m_options.estimate, context, context.rng(), moves);
        if (!game.finished)
            break;
        context.offer(moves, game.score);
        if (!game.had_ties && !context.should_stop())
            return StopReason::nothing_left; // only the same game is left
    }
    return context.stop_reason();
}

/// Plays one game, since another one would know the columns that come in.
StopReason GreedySearch::play_refilled(const Board& root, const Rules& rules,
                                       SearchContext& context) const {
    for (const auto& [move, value] : judge_greedily(root, rules, m_options.estimate))
        context.offer_judgment(move, value);
    MoveList moves;
    const GreedyGame game =
        play_greedily(root, rules, m_options.estimate, context, context.rng(), moves);
    context.count_playouts(1);
    if (!game.finished)
        return context.stop_reason();
    context.offer_judged_game(moves, game.score);
    return StopReason::nothing_left;
}

} // namespace samegame
