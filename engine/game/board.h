#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/bits.h"
#include "engine/game/group.h"
#include "engine/game/rules.h"

namespace samegame {

/// The grid with its contents: 1x1 to 32x32 cells, up to 9 colors. Blocks always rest on the floor,
/// and columns stand together from the left. A plain value of about 1 KiB, cheap to copy. Gravity
/// belongs to the rules, so moves take it as an argument.
///
/// Layout. A column is four bit planes of 32 rows; plane p holds bit p of each color, and bit 0 is
/// the bottom row. It fits one 128-bit register on every x86-64, so that a column falls in a
/// handful of instructions. Column c stands at index c + 1; the columns at both ends stay empty, so
/// that neighbors need no edge test. Beside the planes the board keeps the links between equal
/// neighbors, and updates all of them only where a move changed something:
///  - up link, bit r of column c: cells r and r + 1 hold the same color;
///  - right link: cells r of columns c and c + 1 do;
///  - corner: a cell with a link, but none down and none to the left. Every group has a corner (the
///    lowest cell of its leftmost column), and few have more, so that a group can be drawn at
///    random without listing all groups (see engine/playout/corner_index.h).
class Board {
public:
    /// Columns whose cells, links or corners a move changed, from 0, both ends included.
    struct Change {
        int first = 0;
        int last = -1;
        int removed = 0; ///< Blocks removed; 0 if the move was not legal.
    };

    Board() = default; ///< 0 rows, 0 columns: no board.

    /// `cells` are rows x columns in reading order, top row first, each 0 to color_count. Blocks
    /// rest on the floor and columns stand together (parse_board_text checks input from people).
    Board(int rows, int columns, int color_count, std::span<const Color> cells);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    int cell_count() const { return m_rows * m_columns; }
    int color_count() const { return m_color_count; } ///< Colors the board was made with.

    bool contains(Cell cell) const { return cell.row < m_rows && cell.column < m_columns; }
    Color color_at(Cell cell) const;
    int height(int column) const; ///< Blocks in a column.
    int block_count() const { return m_block_count; }
    int block_count(Color color) const { return m_color_block_count[color]; }
    bool is_cleared() const { return m_block_count == 0; }
    bool has_moves() const { return m_corner_count > 0; }
    int used_columns() const { return m_used_columns; } ///< Columns with blocks.

    /// The color with the most blocks, the lowest of equals; no_color on an empty board.
    Color most_frequent_color() const;

    /// The color at place `rank` by number of blocks, from 1, or the last one; no_color on an empty
    /// board.
    Color color_of_rank(int rank) const;

    /// Removes `group`, a group of this board; then blocks fall, and columns close or rows are
    /// drawn left.
    Change remove(const Group& group, Gravity gravity);

    /// Removes the group at the move's cell. A move that is not legal changes nothing.
    Change play(Move move, Gravity gravity);

    /// The group at `cell`, which is a cell with a link.
    Group flood(Cell cell) const;

    /// 64 bits that depend on the blocks alone, on every platform (BoardHash).
    std::uint64_t hash() const;

    /// Corners of a column, and of the whole board.
    std::uint32_t corners(int column) const { return m_corner[index(column)]; }
    int corner_count() const { return m_corner_count; }

    /// Cells of a column that hold `color`, and cells that hold anything.
    std::uint32_t color_mask(int column, Color color) const;
    std::uint32_t occupied(int column) const { return m_occupied[index(column)]; }
    /// Cells of a column whose color has bit `bit`, 0 to 3.
    std::uint32_t plane(int column, int bit) const { return m_planes[index(column)][bit]; }
    /// Cells of a column with an up link, and with a right link.
    std::uint32_t up_links(int column) const { return m_up[index(column)]; }
    std::uint32_t right_links(int column) const { return m_right[index(column)]; }
    /// Cells with an equal neighbor.
    std::uint32_t linked(int column) const;

    /// Equal boards have the same size and contents; color_count() does not count.
    friend bool operator==(const Board& a, const Board& b);

private:
    using Planes = std::uint32_t __attribute__((vector_size(16)));
    static constexpr int padded_columns = max_columns + 2;
    static std::size_t index(int column) { return static_cast<std::size_t>(column + 1); }
    static Planes planes_of(Color color);
    static std::uint32_t differing(Planes a, Planes b);

    void close_columns(int first, int last);
    int draw_rows_left();
    void update_links(int first, int last);
    static Planes without(Planes column, std::uint32_t removed);

    std::array<Planes, padded_columns> m_planes{};
    std::array<std::uint32_t, padded_columns> m_occupied{};
    std::array<std::uint32_t, padded_columns> m_up{};
    std::array<std::uint32_t, padded_columns> m_right{};
    std::array<std::uint32_t, padded_columns> m_corner{};
    std::array<std::int16_t, max_colors + 1> m_color_block_count{};
    std::int16_t m_block_count = 0;
    std::int16_t m_corner_count = 0;
    std::int16_t m_used_columns = 0;
    std::uint8_t m_rows = 0;
    std::uint8_t m_columns = 0;
    std::uint8_t m_color_count = 0;
};

/// The cells of a board in reading order, top row first, as Board's constructor takes them.
std::vector<Color> cells_of(const Board& board);

/// Calls visit(group, cell) for each group with a cell in starts(column) of columns `first` to
/// `last`; `cell` is its first such cell, column by column from the bottom.
template <class Starts, class Visit>
void for_each_group(const Board& board, int first, int last, Starts starts, Visit visit) {
    std::array<std::uint32_t, max_columns> seen{};
    for (int column = first; column <= last; ++column) {
        std::uint32_t todo = starts(column) & ~seen[static_cast<std::size_t>(column)];
        while (todo != 0) {
            const Cell cell = cell_at(column, lowest_bit(todo));
            const Group group = board.flood(cell);
            for (int c = column; c <= group.last_column(); ++c)
                seen[static_cast<std::size_t>(c)] |= group.mask(c);
            todo &= ~group.mask(column);
            visit(group, cell);
        }
    }
}

/// Calls visit(group, corner) for each group with its first corner, in the order of these corners.
template <class Visit>
void for_each_group(const Board& board, Visit visit) {
    const auto corners = [&](int column) { return board.corners(column); };
    for_each_group(board, 0, board.columns() - 1, corners, visit);
}

/// Calls visit(group, cell) for each group with a cell in columns `first` to `last`.
template <class Visit>
void for_each_group_in(const Board& board, int first, int last, Visit visit) {
    const auto linked = [&](int column) { return board.linked(column); };
    for_each_group(board, first, last, linked, visit);
}

} // namespace samegame
