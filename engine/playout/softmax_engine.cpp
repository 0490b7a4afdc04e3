#include "engine/playout/softmax_engine.h"

#include "engine/game/scoring.h"

namespace samegame {

int SoftmaxEngine::play_seed(const Board& start, const Rules& rules, std::uint64_t seed,
                             MoveList& moves) {
    m_player.start_from(start, rules);
    return m_player.play_seed(m_weights, seed, moves);
}

void SoftmaxEngine::play_batch(const Board& start, const Rules& rules, Rng& rng,
                               std::span<PlayoutResult> results) {
    m_player.start_from(start, rules);
    MoveList moves;
    for (PlayoutResult& result : results) {
        moves.clear();
        result.seed = rng.next();
        result.score = m_player.play_seed(m_weights, result.seed, moves);
    }
}

void SoftmaxEngine::play_after(const Board& start, std::span<const Move> moves, const Rules& rules,
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
