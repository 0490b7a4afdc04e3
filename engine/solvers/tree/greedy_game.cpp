#include "engine/solvers/tree/greedy_game.h"

#include "engine/game/group.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

/// Plays one of the groups `all` on `child`, their board, and returns the value of that.
int play_group(Board& child, const Rules& rules, Estimate estimate, const std::vector<Group>& all,
               const Group& group) {
    const Board::Change change = child.remove(group, rules.gravity);
    return move_points(rules, group.size()) +
           promised_points_after(estimate, rules, all, child, change);
}

/// The best move of a position and where it leads.
struct Step {
    Move move;
    Board child;
    int points = 0;
    int value = 0;
    std::uint32_t equals = 0; ///< Moves that reach the value.
    std::uint64_t children = 0;
};

Step best_step(const Board& board, const Rules& rules, Estimate estimate, Rng& rng) {
    Step best;
    const std::vector<Group> all = groups(board);
    for (const Group& group : all) {
        Board child = board;
        const int value = play_group(child, rules, estimate, all, group);
        ++best.children;
        if (best.equals == 0 || value > best.value)
            best.equals = 0;
        else if (value < best.value)
            continue;
        if (rng.bounded(++best.equals) != 0)
            continue;
        best.move = group.move();
        best.child = child;
        best.points = move_points(rules, group.size());
        best.value = value;
    }
    return best;
}

} // namespace

GreedyGame play_greedily(Board board, const Rules& rules, Estimate estimate, SearchContext& context,
                         Rng& rng, MoveList& moves) {
    GreedyGame game;
    Rules now = rules;
    while (!is_over(board, now)) {
        if (context.is_interrupted())
            return game;
        const Step step = best_step(board, rules, estimate, rng);
        moves.push_back(step.move);
        board = step.child;
        refill_after_move(board, now);
        game.score += step.points;
        game.had_ties = game.had_ties || step.equals > 1;
        game.children += step.children;
    }
    game.score += end_points(rules, board);
    game.finished = true;
    return game;
}

std::vector<JudgedMove> judge_greedily(const Board& board, const Rules& rules, Estimate estimate) {
    std::vector<JudgedMove> moves;
    const std::vector<Group> all = groups(board);
    for (const Group& group : all) {
        Board child = board;
        moves.push_back({group.move(), play_group(child, rules, estimate, all, group)});
    }
    return moves;
}

OptionTable<GreedySearch::Options> GreedySearch::option_table() {
    OptionTable<Options> table;
    table.choice(&Options::estimate, estimate_option());
    return table;
}

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
