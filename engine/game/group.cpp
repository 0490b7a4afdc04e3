#include "engine/game/group.h"

#include <algorithm>

#include "engine/base/bits.h"
#include "engine/game/board.h"

namespace samegame {

namespace {

/// Calls `visit` for each group, in the order of their leftmost columns.
template <class Visit>
void for_each_group(const Board& board, Visit visit) {
    std::array<std::uint32_t, max_columns> seen{};
    for (int column = 0; column < board.columns(); ++column) {
        auto todo = board.corners(column) & ~seen[static_cast<std::size_t>(column)];
        while (todo != 0) {
            const Group group = board.flood(cell_at(column, lowest_bit(todo)));
            for (int c = group.first_column(); c <= group.last_column(); ++c)
                seen[static_cast<std::size_t>(c)] |= group.mask(c);
            todo &= ~group.mask(column);
            visit(group);
        }
    }
}

} // namespace

Move Group::move() const {
    Move best;
    int lowest = max_rows;
    for (int column = m_first; column <= m_last; ++column) {
        const int row = lowest_bit(mask(column));
        if (row < lowest) {
            lowest = row;
            best.cell = cell_at(column, row);
        }
    }
    return best;
}

std::vector<Cell> Group::cells() const {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(m_size));
    for (int column = m_first; column <= m_last; ++column) {
        for (auto rest = mask(column); rest != 0; rest &= rest - 1)
            cells.push_back(cell_at(column, lowest_bit(rest)));
    }
    return cells;
}

Group group_at(const Board& board, Cell cell) {
    if (!board.contains(cell) || (board.linked(cell.column) >> cell.row & 1U) == 0)
        return {};
    return board.flood(cell);
}

std::vector<Group> groups(const Board& board) {
    std::vector<Group> all;
    for_each_group(board, [&](const Group& group) { all.push_back(group); });
    return all;
}

MoveList legal_moves(const Board& board) {
    MoveList moves;
    for_each_group(board, [&](const Group& group) { moves.push_back(group.move()); });
    return moves;
}

FixedVector<int, max_moves> group_sizes(const Board& board, int first, int last) {
    FixedVector<int, max_moves> sizes;
    std::array<std::uint32_t, max_columns> seen{};
    for (int column = first; column <= last; ++column) {
        const auto here = static_cast<std::size_t>(column);
        for (auto todo = board.linked(column) & ~seen[here]; todo != 0; todo &= ~seen[here]) {
            const Group group = board.flood(cell_at(column, lowest_bit(todo)));
            for (int c = column; c <= group.last_column(); ++c)
                seen[static_cast<std::size_t>(c)] |= group.mask(c);
            sizes.push_back(group.size());
        }
    }
    return sizes;
}

} // namespace samegame
