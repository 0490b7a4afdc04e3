#include "engine/game/group.h"

#include "engine/base/bits.h"
#include "engine/game/board.h"

namespace samegame {

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
    for_each_group(board, [&](const Group& group, Cell) { all.push_back(group); });
    return all;
}

MoveList legal_moves(const Board& board) {
    MoveList moves;
    for_each_group(board, [&](const Group& group, Cell) { moves.push_back(group.move()); });
    return moves;
}

FixedVector<int, max_moves> group_sizes(const Board& board, int first, int last) {
    FixedVector<int, max_moves> sizes;
    for_each_group_in(board, first, last,
                      [&](const Group& group, Cell) { sizes.push_back(group.size()); });
    return sizes;
}

} // namespace samegame
