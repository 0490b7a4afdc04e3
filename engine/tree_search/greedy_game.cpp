#include "engine/tree_search/greedy_game.h"

#include <vector>

#include "engine/game/group.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

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
        const Board::Change change = child.remove(group, rules.gravity);
        const int points = move_points(rules, group.size());
        const int value = points + promised_points_after(estimate, rules, all, child, change);
        ++best.children;
        if (best.equals == 0 || value > best.value)
            best.equals = 0;
        else if (value < best.value)
            continue;
        if (rng.bounded(++best.equals) != 0)
            continue;
        best.move = group.move();
        best.child = child;
        best.points = points;
        best.value = value;
    }
    return best;
}

} // namespace

GreedyGame play_greedily(Board board, const Rules& rules, Estimate estimate, SearchContext& context,
                         Rng& rng, MoveList& moves) {
    GreedyGame game;
    while (board.has_moves()) {
        if (context.is_interrupted())
            return game;
        const Step step = best_step(board, rules, estimate, rng);
        moves.push_back(step.move);
        board = step.child;
        game.score += step.points;
        game.had_ties = game.had_ties || step.equals > 1;
        game.children += step.children;
    }
    game.score += end_points(rules, board);
    game.finished = true;
    return game;
}

} // namespace samegame
