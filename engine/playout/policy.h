#pragma once

#include <concepts>

#include "engine/base/rng.h"
#include "engine/game/board.h"

namespace samegame {

/// The rule that picks a move in a playout. A policy is a template parameter of the playout loop,
/// so that nothing is called through a pointer for each move:
///  - begin: a playout starts at `board`;
///  - choose: a group of `board`, which has one;
///  - played: `board` is what the chosen move made of it.
/// A policy belongs to one thread.
template <class P>
concept PlayoutPolicy = requires(P policy, const Board& board, Board::Change change, Rng& rng) {
    policy.begin(board, rng);
    { policy.choose(board, rng) } -> std::same_as<Group>;
    policy.played(board, change);
};

} // namespace samegame
