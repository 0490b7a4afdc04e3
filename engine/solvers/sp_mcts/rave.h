#pragma once

#include <cstdint>
#include <vector>

#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"

namespace samegame {

/// The moves of one line by what they remove, for RAVE (S. Gelly & D. Silver, "Combining Online and
/// Offline Knowledge in UCT", 2007): is a move played at some place or later? Two moves are the
/// same when they remove the same cells of the same color, whatever else is on the board. Allocates
/// nothing after its first lines.
class SpMctsRave {
public:
    /// The code of a legal move; never 0.
    static std::uint32_t code_of(const Board& board, Move move);

    /// Replaces the line: `moves` from `start`.
    void set_line(Board start, const Rules& rules, const MoveList& moves, std::size_t first);

    /// Whether the line plays the move with this code at place `from` or later, `first` being the
    /// place of its first move.
    bool plays(std::uint32_t code, std::size_t from) const;

private:
    struct Slot {
        std::uint32_t code = 0;
        std::uint32_t line = 0; ///< Slots of other lines are empty.
        std::size_t place = 0;  ///< The last place of the code in the line.
    };
    static constexpr std::size_t slot_count = 1U << 11; ///< Four times the moves of a line.
    std::size_t slot_of(std::uint32_t code) const;

    std::vector<Slot> m_slots = std::vector<Slot>(slot_count);
    std::uint32_t m_line = 0;
};

} // namespace samegame
