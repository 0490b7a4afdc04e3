#pragma once

#include "engine/game/scoring.h"
#include "engine/playout/playout_engine.h"
#include "engine/playout/policy.h"

namespace samegame {

/// The playout loop of every policy: one virtual call for a playout, none for a move.
template <PlayoutPolicy Policy>
class PolicyEngine final : public PlayoutEngine {
public:
    explicit PolicyEngine(Policy policy) : m_policy(policy) {}

    int play_out(Board& board, const Rules& rules, Rng& rng, MoveList& moves) override {
        int score = 0;
        m_policy.begin(board, rng);
        while (board.has_moves()) {
            const Group group = m_policy.choose(board, rng);
            moves.push_back(group.move());
            score += move_points(rules, group.size());
            m_policy.played(board, board.remove(group));
        }
        return score + end_points(rules, board);
    }

private:
    Policy m_policy;
};

} // namespace samegame
