#pragma once

#include <cstdint>
#include <vector>

#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/playout/hot_core.h"

namespace samegame {

/// The way of one playout through the tree, and the playout.
struct SpMctsWalk {
    struct Step {
        std::uint32_t position = 0; ///< Number of the node.
        int points = 0; ///< What the node's statistics leave out: earned before it, if shared.
        std::uint32_t fan = 0;  ///< The node's fan, if it has one (SpMctsFans), else 0.
        std::uint32_t slot = 0; ///< Its slot in the fan of the step before; 0: none.
    };

    std::vector<Step> path; ///< The steps from the root of the tree.
    MoveList
        moves; ///< The moves from the first of the game on; of the playout's the first at least.
    std::size_t selected = 0;  ///< Moves before the playout.
    std::size_t length = 0;    ///< Moves of the whole line.
    int score = 0;             ///< Points before the playout, then those of the whole line.
    std::uint64_t seed = 0;    ///< PlayoutEngine::play_seed plays the playout by it.
    bool at_new_node = false;  ///< The last step's node had no visit.
    bool holds_losses = false; ///< Its nodes count a loss until the playout's result is there.
    Board board;               ///< Where the playout starts, where boards are followed.
    core::Position start{};    ///< The same where the hot core plays.
};

} // namespace samegame
