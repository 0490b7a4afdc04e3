#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"

namespace samegame {

/// When a line removes each block of a board. Moves only remove and shift blocks, so each block
/// goes in exactly one move or stays.
class RemovalOrder {
public:
    /// `moves` are played one after another from `start`; what follows an illegal one is ignored.
    RemovalOrder(const Board& start, const Rules& rules, std::span<const Move> moves);

    /// The number (from 1) of the move that removes the block at `cell` of the board; 0 for a block
    /// that stays and for an empty cell.
    int at(Cell cell) const { return m_numbers[cell.column][cell.row]; }

private:
    std::array<std::array<std::uint16_t, max_rows>, max_columns> m_numbers{};
};

} // namespace samegame
