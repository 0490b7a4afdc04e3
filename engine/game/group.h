#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/fixed_vector.h"
#include "engine/game/move.h"

namespace samegame {

class Board;

/// A maximal connected set of two or more cells of one color, as bits: bit r of `mask(c)` is the
/// cell of column c, row r from the bottom. An empty group (size 0) stands for "no group here".
class Group {
public:
    int size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    int first_column() const { return m_first; } ///< Only for a group that is not empty.
    int last_column() const { return m_last; }
    /// The cells of a column; zero outside first_column() to last_column().
    std::uint32_t mask(int column) const {
        return column < m_first || column > m_last ? 0 : m_mask[static_cast<std::size_t>(column)];
    }
    bool contains(Cell cell) const { return (mask(cell.column) >> cell.row & 1U) != 0; }

    /// The canonical move that removes this group: leftmost cell of the lowest row.
    Move move() const;

    /// All cells of the group, column by column, from the bottom.
    std::vector<Cell> cells() const;

private:
    friend class Board;
    std::array<std::uint32_t, max_columns> m_mask; // columns outside first to last are never read
    int m_first = 0;
    int m_last = -1;
    int m_size = 0;
};

/// The group at `cell`; empty for an empty cell, a singleton or a place off the board.
Group group_at(const Board& board, Cell cell);

/// Every group of the board, each once, in the order of their leftmost columns.
std::vector<Group> groups(const Board& board);

/// The canonical moves of every group, in the order of `groups`; without allocation.
MoveList legal_moves(const Board& board);

/// The sizes of every group with a cell in columns `first` to `last`; without allocation.
FixedVector<int, max_moves> group_sizes(const Board& board, int first, int last);

} // namespace samegame
