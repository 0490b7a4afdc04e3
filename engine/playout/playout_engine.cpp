#include "engine/playout/playout_engine.h"

#include "engine/game/scoring.h"

namespace samegame {

void PlayoutEngine::play_batch(const Board& start, const Rules& rules, Rng& rng,
                               std::span<PlayoutResult> results) {
    MoveList moves;
    for (PlayoutResult& result : results) {
        moves.clear();
        result.seed = rng.next();
        result.score = play_seed(start, rules, result.seed, moves);
    }
}

void PlayoutEngine::play_after(const Board& start, std::span<const Move> moves, const Rules& rules,
                               Rng& rng, std::span<PlayoutResult> results) {
    MoveList rest;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        Board board = start;
        const int points = move_points(rules, board.play(moves[i], rules.gravity).removed);
        rest.clear();
        results[i].seed = rng.next();
        results[i].score = points + play_seed(board, rules, results[i].seed, rest);
    }
}

} // namespace samegame
