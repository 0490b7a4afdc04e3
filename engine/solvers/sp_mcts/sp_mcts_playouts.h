#pragma once

#include <span>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/playout/core_engine.h"
#include "engine/solvers/sp_mcts/tree.h"

namespace samegame {

/// The playouts of SP-MCTS (4.3 of the paper in sp_mcts.h): those of a batch of walks together
/// where the hot core plays them.
class SpMctsPlayouts {
public:
    /// `board` is where games start; both must outlive the playouts.
    SpMctsPlayouts(PlayoutEngine& engine, const Board& board, const Rules& rules);

    /// Whether playouts begin at SpMctsWalk::start, else at its board.
    bool are_on_core() const { return m_core != nullptr; }

    /// Plays one playout for each walk, by a seed of its own: appends its moves, the first of them
    /// at least, and adds its points.
    void play(std::span<SpMctsWalk> walks, Rng& rng);

    /// Sees to it that a walk that was played has all its moves.
    void complete(SpMctsWalk& walk);

private:
    PlayoutEngine& m_engine;
    const Board& m_board;
    const Rules& m_rules;
    CoreEngine* m_core; ///< If it plays these boards, else null.
    std::vector<CoreGame> m_games;
};

} // namespace samegame
