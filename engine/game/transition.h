#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/game/position.h"

namespace samegame {

/// What one move did to each block, for views that animate it without knowing the rules.
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
    /// Every block that stays, moved or not, and then the blocks of columns that come in (Refill),
    /// whose `from` lies right of the board.
    std::vector<Step> steps;
};

/// The transition of a move; nothing if the move is not legal or the game is over.
std::optional<Transition> transition(const Board& board, const Rules& rules, Move move);

/// The transition of a legal move that has been played: `after` is the board that it led to.
Transition transition_to(const Position& before, Move move, const Board& after);

/// The number of the move of a line that removes each block of a board.
class RemovalOrder {
public:
    /// What follows an illegal one of `moves` is ignored. Blocks that come in have no number.
    RemovalOrder(const Board& start, const Rules& rules, std::span<const Move> moves);

    /// From 1; 0 for a block that stays and for an empty cell.
    int at(Cell cell) const { return m_numbers[cell.column][cell.row]; }

private:
    std::array<std::array<std::uint16_t, max_rows>, max_columns> m_numbers{};
};

} // namespace samegame
