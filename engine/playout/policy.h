#pragma once

#include <concepts>
#include <utility>

#include "engine/base/rng.h"
#include "engine/game/board.h"
#include "engine/game/scoring.h"
#include "engine/playout/playout_engine.h"

namespace samegame {

/// The rule that picks a move in a playout. A policy is a template parameter of the playout loop,
/// so that a move takes no call through a pointer:
///  - begin: a playout starts at `board`;
///  - choose: a group of `board`, which has one;
///  - played: `board` is the board after the chosen move.
/// A policy belongs to one thread.
template <class P>
concept PlayoutPolicy = requires(P policy, const Board& board, Board::Change change, Rng& rng) {
    policy.begin(board, rng);
    { policy.choose(board, rng) } -> std::same_as<Group>;
    policy.played(board, change);
};

/// The playout loop of every policy, for boards of every size, without a virtual call per move.
template <PlayoutPolicy Policy>
class PolicyEngine final : public PlayoutEngine {
public:
    explicit PolicyEngine(Policy policy) : m_policy(std::move(policy)) {}

    int play_seed(const Board& start, const Rules& rules, std::uint64_t seed,
                  MoveList& moves) override {
        Board board = start;
        Rng rng(seed);
        int score = 0;
        m_policy.begin(board, rng);
        while (board.has_moves()) {
            const Group group = m_policy.choose(board, rng);
            moves.push_back(group.move());
            score += move_points(rules, group.size());
            m_policy.played(board, board.remove(group, rules.gravity));
        }
        return score + end_points(rules, board);
    }

private:
    Policy m_policy;
};

} // namespace samegame
