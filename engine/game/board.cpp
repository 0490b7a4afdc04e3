#include "engine/game/board.h"

#include <algorithm>
#include <cassert>

#include "engine/game/board_hash.h"

namespace samegame {

Board::Planes Board::planes_of(Color color) {
    const auto plane = [color](int bit) { return (color >> bit & 1) != 0 ? ~0U : 0U; };
    return Planes{plane(0), plane(1), plane(2), plane(3)};
}

/// The rows in which two columns hold different colors.
std::uint32_t Board::differing(Planes a, Planes b) {
    Planes x = a ^ b;
    x |= __builtin_shufflevector(x, x, 2, 3, 0, 1);
    x |= __builtin_shufflevector(x, x, 1, 0, 3, 2);
    return x[0];
}

Board::Board(int rows, int columns, int color_count, std::span<const Color> cells)
    : m_rows(static_cast<std::uint8_t>(rows)),
      m_columns(static_cast<std::uint8_t>(columns)),
      m_color_count(static_cast<std::uint8_t>(color_count)) {
    assert(rows >= 1 && rows <= max_rows && columns >= 1 && columns <= max_columns);
    assert(color_count >= 1 && color_count <= max_colors);
    assert(static_cast<int>(cells.size()) == rows * columns);
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row < rows; ++row) {
            const Color color =
                cells[static_cast<std::size_t>((rows - 1 - row) * columns + column)];
            assert(color <= color_count);
            if (color == no_color)
                continue;
            const std::uint32_t bit = 1U << row;
            m_planes[index(column)] |= planes_of(color) & bit;
            m_occupied[index(column)] |= bit;
            ++m_color_block_count[color];
            ++m_block_count;
        }
        assert(m_occupied[index(column)] == low_bits(height(column)));
        if (m_occupied[index(column)] != 0) {
            assert(m_used_columns == column);
            m_used_columns = static_cast<std::int16_t>(column + 1);
        }
    }
    update_links(0, columns - 1);
}

Color Board::color_at(Cell cell) const {
    const Planes& planes = m_planes[index(cell.column)];
    Color color = no_color;
    for (int bit = 0; bit < 4; ++bit)
        color = static_cast<Color>(color | ((planes[bit] >> cell.row & 1U) << bit));
    return color;
}

int Board::height(int column) const {
    return count_bits(m_occupied[index(column)]);
}

Color Board::most_frequent_color() const {
    const auto most = std::max_element(m_color_block_count.begin() + 1, m_color_block_count.end());
    return *most == 0 ? no_color : static_cast<Color>(most - m_color_block_count.begin());
}

Color Board::color_of_rank(int rank) const {
    auto counts = m_color_block_count;
    Color color = most_frequent_color();
    for (int before = 1; before < rank; ++before) {
        counts[color] = 0;
        const auto most = std::max_element(counts.begin() + 1, counts.end());
        if (*most == 0)
            break;
        color = static_cast<Color>(most - counts.begin());
    }
    return color;
}

std::uint32_t Board::color_mask(int column, Color color) const {
    const auto i = index(column);
    return ~differing(m_planes[i], planes_of(color)) & m_occupied[i];
}

std::uint32_t Board::linked(int column) const {
    const auto i = index(column);
    return m_up[i] | m_up[i] << 1 | m_right[i] | m_right[i - 1];
}

Group Board::flood(Cell cell) const {
    Group group;
    group.m_mask[cell.column] = 0;
    group.m_first = group.m_last = cell.column;

    // Columns that got new cells, with the rows through which they were entered. A column can wait
    // several times, but each time it adds a cell, so the pending list stays within the cell count.
    struct Entry {
        int column;
        std::uint32_t rows;
    };
    std::array<Entry, max_cells> pending;
    std::size_t waiting = 0;
    pending[waiting++] = {cell.column, 1U << cell.row};

    while (waiting > 0) {
        const Entry entry = pending[--waiting];
        const auto i = index(entry.column);
        auto& mask = group.m_mask[static_cast<std::size_t>(entry.column)];
        std::uint32_t rows = entry.rows & ~mask;
        if (rows == 0)
            continue;
        // 1. The vertical runs that contain the entered rows.
        const std::uint32_t up = m_up[i];
        for (std::uint32_t before = 0; before != rows;) {
            before = rows;
            rows |= (rows & up) << 1 | (rows >> 1 & up);
        }
        rows &= ~mask;
        mask |= rows;
        group.m_size += count_bits(rows);
        // 2. Their neighbors on both sides.
        if (const std::uint32_t right = rows & m_right[i]; right != 0) {
            if (entry.column == group.m_last)
                group.m_mask[static_cast<std::size_t>(++group.m_last)] = 0;
            pending[waiting++] = {entry.column + 1, right};
        }
        if (const std::uint32_t left = rows & m_right[i - 1]; left != 0) {
            if (entry.column == group.m_first)
                group.m_mask[static_cast<std::size_t>(--group.m_first)] = 0;
            pending[waiting++] = {entry.column - 1, left};
        }
    }
    return group;
}

/// The column with the cells of `removed` taken out and what is above fallen: one shift for each
/// run of removed cells.
Board::Planes Board::without(Planes column, std::uint32_t removed) {
    while (removed != 0) {
        const std::uint32_t low = removed & (0U - removed);
        const std::uint32_t run = removed & ~(removed + low);
        const std::uint32_t below = low - 1;
        const int length = count_bits(run);
        if (length == max_rows)
            return Planes{};
        column = (column & below) | ((column >> length) & ~below);
        removed = (removed & ~run) >> length;
    }
    return column;
}

Board::Change Board::remove(const Group& group, Gravity gravity) {
    int first = group.first_column();
    int last = group.last_column();
    const Color color = color_at(cell_at(first, lowest_bit(group.mask(first))));
    bool closes = false;
    for (int column = first; column <= last; ++column) {
        const auto i = index(column);
        const std::uint32_t removed = group.mask(column);
        m_planes[i] = without(m_planes[i], removed);
        m_occupied[i] = low_bits(count_bits(m_occupied[i]) - count_bits(removed));
        closes = closes || m_occupied[i] == 0;
    }
    m_block_count = static_cast<std::int16_t>(m_block_count - group.size());
    m_color_block_count[color] =
        static_cast<std::int16_t>(m_color_block_count[color] - group.size());
    const int used = m_used_columns;
    if (gravity == Gravity::pull_left) {
        first = std::min(first, draw_rows_left());
        last = used - 1;
    } else if (closes) {
        close_columns(first, last);
        last = used - 1;
    }
    update_links(first, last);
    return {std::max(first - 1, 0), std::min(last + 1, m_columns - 1), group.size()};
}

Board::Change Board::play(Move move, Gravity gravity) {
    const Group group = group_at(*this, move.cell);
    if (group.empty())
        return {};
    return remove(group, gravity);
}

/// Moves the columns right of empty ones left; only columns first to last can be empty.
void Board::close_columns(int first, int last) {
    int to = first;
    for (int from = first; from < m_used_columns; ++from) {
        if (from <= last && m_occupied[index(from)] == 0)
            continue;
        m_planes[index(to)] = m_planes[index(from)];
        m_occupied[index(to)] = m_occupied[index(from)];
        ++to;
    }
    for (int column = to; column < m_used_columns; ++column) {
        m_planes[index(column)] = Planes{};
        m_occupied[index(column)] = 0;
    }
    m_used_columns = static_cast<std::int16_t>(to);
}

/// Fills each gap of a row with the next block on its right, column by column; heights then never
/// grow to the right. Returns the first column that changed.
int Board::draw_rows_left() {
    int first_changed = m_columns;
    for (int to = 0; to < m_used_columns; ++to) {
        const auto here = index(to);
        std::uint32_t gaps = low_bits(m_rows) & ~m_occupied[here];
        for (int from = to + 1; from < m_used_columns && gaps != 0; ++from) {
            const auto there = index(from);
            const std::uint32_t drawn = gaps & m_occupied[there];
            if (drawn == 0)
                continue;
            first_changed = std::min(first_changed, to);
            m_planes[here] |= m_planes[there] & drawn;
            m_planes[there] &= ~drawn;
            m_occupied[here] |= drawn;
            m_occupied[there] &= ~drawn;
            gaps &= ~drawn;
        }
    }
    while (m_used_columns > 0 && m_occupied[index(m_used_columns - 1)] == 0)
        --m_used_columns;
    return first_changed;
}

/// Computes links and corners again after the contents of columns first to last changed.
void Board::update_links(int first, int last) {
    for (int column = first - 1; column <= last; ++column) {
        const auto i = index(column);
        const Planes here = m_planes[i];
        m_right[i] = ~differing(here, m_planes[i + 1]) & m_occupied[i] & m_occupied[i + 1];
        if (column >= first)
            m_up[i] = ~differing(here, here >> 1) & m_occupied[i] >> 1;
    }
    for (int column = std::max(first - 1, 0); column <= std::min(last + 1, m_columns - 1);
         ++column) {
        const auto i = index(column);
        const std::uint32_t corner = (m_up[i] | m_right[i]) & ~(m_up[i] << 1) & ~m_right[i - 1];
        m_corner_count = static_cast<std::int16_t>(m_corner_count + count_bits(corner) -
                                                   count_bits(m_corner[i]));
        m_corner[i] = corner;
    }
}

std::uint64_t Board::hash() const {
    return BoardHash(*this).value();
}

bool operator==(const Board& a, const Board& b) {
    if (a.m_rows != b.m_rows || a.m_columns != b.m_columns || a.m_block_count != b.m_block_count)
        return false;
    for (int column = 0; column < a.m_columns; ++column) {
        const auto i = Board::index(column);
        if (Board::differing(a.m_planes[i], b.m_planes[i]) != 0)
            return false;
    }
    return true;
}

std::vector<Color> cells_of(const Board& board) {
    std::vector<Color> cells;
    cells.reserve(static_cast<std::size_t>(board.cell_count()));
    for (int row = board.rows(); row-- > 0;)
        for (int column = 0; column < board.columns(); ++column)
            cells.push_back(board.color_at(cell_at(column, row)));
    return cells;
}

} // namespace samegame
