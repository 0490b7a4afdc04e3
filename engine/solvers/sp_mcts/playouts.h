#pragma once

#include <span>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/playout/core_engine.h"
#include "engine/playout/playout_engine.h"
#include "engine/solvers/sp_mcts/tree.h"

namespace samegame {

/// The playouts (4.3 of the paper in sp_mcts.h) of one thread: the hot core plays the batch of
/// walks together if it fits.
class SpMctsPlayouts {
public:
    /// Games start at `board`. All arguments must outlive this object.
    SpMctsPlayouts(PlayoutEngine& engine, const Board& board, const Rules& rules)
        : m_engine(engine),
          m_board(board),
          m_rules(rules),
          m_core(CoreEngine::fits(board, rules) ? engine.on_core() : nullptr) {}

    /// Whether playouts begin at SpMctsWalk::start rather than at its board.
    bool are_on_core() const { return m_core != nullptr; }

    /// Plays one playout for each walk, with its own seed: appends at least the first of its moves,
    /// and adds its points.
    void play(std::span<SpMctsWalk> walks, Rng& rng);

    /// Completes the moves of a walk that was played.
    void complete(SpMctsWalk& walk);

private:
    void play_on_core(std::span<SpMctsWalk> walks);

    PlayoutEngine& m_engine;
    const Board& m_board;
    const Rules& m_rules;
    CoreEngine* m_core; ///< Null if it does not play these boards.
    std::vector<CoreGame> m_games;
};

} // namespace samegame
