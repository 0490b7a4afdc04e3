#pragma once

#include <cstdint>
#include <map>

#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/playout/move_codes.h"
#include "tests/support/reference_board.h"

namespace samegame {

/// Move codes by their definitions, along a game: slow and obviously right. Takes the numbers of
/// cells, sizes and positions from the engine, and where blocks go from `transition`.
class ReferenceCodes {
public:
    ReferenceCodes(MoveCode kind, const Board& start, Gravity gravity);

    /// The code of a group of the position reached, which `board` is too.
    std::uint64_t code(const ReferenceBoard& board, const ReferenceBoard::Cells& group) const;

    /// Follows a move.
    void play(Move move);

private:
    MoveCode m_kind;
    Board m_board;
    Rules m_rules;
    std::map<Cell, Cell> m_origins; // where blocks were at first, by where they are now
    std::uint64_t m_previous = 0;   // the code of the cells played last
    std::size_t m_move_count = 0;
};

} // namespace samegame
