#pragma once

#include <optional>
#include <vector>

#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"

namespace samegame {

/// What one move did to each block, for views that animate it and need not know the rules.
struct Transition {
    struct Step {
        Cell from;
        Cell to;
        Color color = no_color;

        bool operator==(const Step&) const = default;
    };

    Board before;
    Board after;
    Move move;                 ///< Canonical.
    Color color = no_color;    ///< The color of the group.
    int points = 0;            ///< Points of the move alone, without end points.
    std::vector<Cell> removed; ///< The group's cells on `before`.
    /// Every block that stays, moved or not, and then those of columns that come in (Refill),
    /// whose `from` lies right of the board.
    std::vector<Step> steps;
};

/// The transition of a move; nothing if the move is not legal, or the game is over.
std::optional<Transition> transition(const Board& board, const Rules& rules, Move move);

} // namespace samegame
