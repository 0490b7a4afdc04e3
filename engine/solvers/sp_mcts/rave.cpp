#include "engine/solvers/sp_mcts/rave.h"

namespace samegame {

std::uint32_t SpMctsRave::code_of(const Board& board, Move move) {
    const Group group = board.flood(move.cell);
    std::uint64_t code = board.color_at(move.cell);
    for (int column = group.first_column(); column <= group.last_column(); ++column) {
        code = (code ^ (std::uint64_t{group.mask(column)} << 5 | static_cast<unsigned>(column))) *
               0x9e3779b97f4a7c15ULL;
        code ^= code >> 29;
    }
    return static_cast<std::uint32_t>(code) | 1U;
}

void SpMctsRave::set_line(Board start, const Rules& rules, const MoveList& moves,
                          std::size_t first) {
    ++m_line;
    for (std::size_t place = first; place < moves.size(); ++place) {
        const std::uint32_t code = code_of(start, moves[place]);
        m_slots[slot_of(code)] = {code, m_line, place};
        start.play(moves[place], rules.gravity);
    }
}

bool SpMctsRave::plays(std::uint32_t code, std::size_t from) const {
    const Slot& slot = m_slots[slot_of(code)];
    return slot.line == m_line && slot.place >= from;
}

/// Where the code is, or would be put.
std::size_t SpMctsRave::slot_of(std::uint32_t code) const {
    std::size_t slot = (code >> 1) % slot_count;
    while (m_slots[slot].line == m_line && m_slots[slot].code != code)
        slot = (slot + 1) % slot_count;
    return slot;
}

} // namespace samegame
