#include "engine/bounds/removable_blocks.h"

#include <bit>
#include <utility>

#include "engine/base/bits.h"

namespace samegame {

RemovableBlocks::RemovableBlocks(const Board& board) : m_waiting(board.block_count()) {
    for (; m_columns < board.columns() && board.occupied(m_columns) != 0; ++m_columns) {
        m_occupied[index(m_columns)] = board.occupied(m_columns);
        m_removable[index(m_columns)] = 0;
        admit(m_columns, board.linked(m_columns));
    }
    for (Color color = 1; color <= max_colors; ++color)
        if (board.block_count(color) > 0)
            add_color(board, color);
    while (m_waiting > 0 && grow()) {
    }
}

void RemovableBlocks::add_color(const Board& board, Color color) {
    Places places;
    places.color = color;
    for (int column = 0; column < m_columns; ++column) {
        const std::uint32_t same = board.color_mask(column, color);
        m_of_color[color][index(column)] = same;
        places.columns |= (same != 0 ? 1U : 0U) << column;
        places.waiting |= ((same & ~m_removable[index(column)]) != 0 ? 1U : 0U) << column;
    }
    m_colors.push_back(places);
}

int RemovableBlocks::permanent_count(Color color) const {
    int count = 0;
    for (int column = 0; column < m_columns; ++column)
        count += count_bits(m_of_color[color][index(column)] & ~m_removable[index(column)]);
    return count;
}

std::uint32_t RemovableBlocks::reach(int column, Color color) const {
    return reach_of(column, removable(column, color));
}

/// The rows that blocks of a color reach, waiting ones included.
std::uint32_t RemovableBlocks::reach(Places& places, int column) {
    auto& rows = m_reach[places.color][index(column)];
    if ((places.reach_changed >> column & 1U) != 0) {
        rows = reach_of(column, m_of_color[places.color][index(column)]);
        places.reach_changed &= ~(1U << column);
    }
    return rows;
}

/// One round over the board; whether a block was admitted.
bool RemovableBlocks::grow() {
    const int before = m_waiting;
    for (Places& places : m_colors) {
        if (places.waiting == 0 || places.seen == m_waiting)
            continue;
        places.seen = m_waiting;
        // What a column does for itself depends on it alone.
        for (auto columns = places.waiting & std::exchange(places.changed, 0); columns != 0;
             columns &= columns - 1)
            grow_in_column(lowest_bit(columns), places.color);
        grow_across<true>(places);
        grow_across<false>(places);
        for (auto columns = places.waiting; columns != 0; columns &= columns - 1)
            if (waiting(lowest_bit(columns), places.color) == 0)
                places.waiting &= ~(columns & (0U - columns));
    }
    return m_waiting < before;
}

/// Admits blocks with another of their color next above or below, blocks of R aside.
void RemovableBlocks::grow_in_column(int column, Color color) {
    const std::uint32_t same = m_of_color[color][index(column)];
    for (auto todo = waiting(column, color); todo != 0; todo &= todo - 1) {
        const int row = lowest_bit(todo);
        // What ends the look from here: a block that stays, or one of the color.
        const std::uint32_t ends = m_occupied[index(column)] & (~m_removable[index(column)] | same);
        const std::uint32_t above = ends & ~low_bits(row + 1);
        const std::uint32_t below = ends & low_bits(row);
        if ((above & (0U - above) & same) != 0 || (std::bit_floor(below) & same) != 0)
            admit(column, 1U << row);
    }
}

/// Admits blocks that reach a row that a block of a column further left (or right) reaches, where
/// nothing that stays is between.
template <bool to_the_right>
void RemovableBlocks::grow_across(Places& places) {
    std::uint32_t met = 0;     // rows that columns before reach
    std::uint32_t ahead = ~0U; // columns beyond the one before
    for (auto rest = places.columns; rest != 0;) {
        const int column = to_the_right ? lowest_bit(rest) : 31 - std::countl_zero(rest);
        const std::uint32_t here = 1U << column;
        rest &= ~here;
        const std::uint32_t beyond = to_the_right ? ~(here | (here - 1)) : here - 1;
        if ((ahead & ~beyond & ~here & ~m_vanishing) != 0)
            met = 0;
        ahead = beyond;
        if ((met & reach(places, column)) != 0)
            for (auto todo = waiting(column, places.color); todo != 0; todo &= todo - 1)
                if ((met & reach_of(column, lowest_bit(todo))) != 0)
                    admit(column, todo & (0U - todo));
        met = ((m_vanishing & here) != 0 ? met : 0) | reach(places, column);
    }
}

/// The rows that the block of a row reaches.
std::uint32_t RemovableBlocks::reach_of(int column, int row) const {
    const int falls = count_bits(m_removable[index(column)] & low_bits(row));
    return low_bits(row + 1) & ~low_bits(row - falls);
}

/// The rows that blocks of a column reach.
std::uint32_t RemovableBlocks::reach_of(int column, std::uint32_t rows) const {
    // Blocks on nothing but removable ones reach the floor: the highest of these reaches most.
    const int solid = std::countr_one(m_removable[index(column)]);
    std::uint32_t reached = low_bits(32 - std::countl_zero(rows & low_bits(solid + 1)));
    for (rows &= ~low_bits(solid + 1); rows != 0; rows &= rows - 1)
        reached |= reach_of(column, lowest_bit(rows));
    return reached;
}

void RemovableBlocks::admit(int column, std::uint32_t rows) {
    m_removable[index(column)] |= rows;
    m_waiting -= count_bits(rows);
    for (Places& places : m_colors) {
        places.changed |= 1U << column;
        places.reach_changed |= 1U << column;
    }
    if (m_removable[index(column)] == m_occupied[index(column)])
        m_vanishing |= 1U << column;
}

} // namespace samegame
