#include "engine/playout/corner_index.h"

#include <cassert>

#include "engine/base/bits.h"

namespace samegame {

bool is_first_corner(const Board& board, const Group& group, Cell cell) {
    std::uint32_t before =
        board.corners(cell.column) & group.mask(cell.column) & low_bits(cell.row);
    for (int column = group.first_column(); column < cell.column; ++column)
        before |= board.corners(column) & group.mask(column);
    return before == 0;
}

std::uint32_t CornerIndex::allowed(const Board& board, int column) const {
    const std::uint32_t corners = board.corners(column);
    if (m_banned == no_color || corners == 0)
        return corners;
    return corners & ~board.color_mask(column, m_banned);
}

void CornerIndex::reset(const Board& board, Color banned) {
    m_banned = banned;
    m_count = {};
    m_total = 0;
    update(board, {0, board.columns() - 1});
}

void CornerIndex::update(const Board& board, Board::Change change) {
    for (int column = change.first; column <= change.last; ++column) {
        auto& stored = m_count[static_cast<std::size_t>(column)];
        const int count = count_bits(allowed(board, column));
        m_total += count - stored;
        stored = static_cast<std::uint8_t>(count);
    }
}

Group CornerIndex::draw(const Board& board, Rng& rng, std::uint64_t number) const {
    assert(m_total > 0);
    for (;; number = rng.next()) {
        // 1. A uniform corner.
        int rank = static_cast<int>(rng.bounded(static_cast<std::uint32_t>(m_total), number));
        int column = 0;
        while (rank >= m_count[static_cast<std::size_t>(column)])
            rank -= m_count[static_cast<std::size_t>(column++)];
        const int row = select_bit(allowed(board, column), rank);
        // 2. Its group, accepted if no corner of it comes before.
        const Cell cell = cell_at(column, row);
        const Group group = board.flood(cell);
        if (is_first_corner(board, group, cell))
            return group;
    }
}

} // namespace samegame
