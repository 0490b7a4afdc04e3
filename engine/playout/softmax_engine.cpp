#include "engine/playout/softmax_engine.h"

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

} // namespace samegame
