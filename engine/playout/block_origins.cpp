#include "engine/playout/block_origins.h"

#include "engine/base/bits.h"

namespace samegame {

BlockOrigins::BlockOrigins(const Board& start) : m_column_count(start.columns()) {
    for (int c = 0; c < m_column_count; ++c) {
        const auto column = static_cast<std::uint8_t>(c);
        m_occupied[column] = start.occupied(column);
        for (int row = 0; row < start.rows(); ++row)
            m_columns[column][static_cast<std::size_t>(row)] = {column,
                                                                static_cast<std::uint8_t>(row)};
    }
}

void BlockOrigins::remove(const Group& group, Gravity gravity) {
    for (int c = group.first_column(); c <= group.last_column(); ++c) {
        const auto column = static_cast<std::size_t>(c);
        std::size_t to = 0;
        for (auto rest = m_occupied[column] & ~group.mask(c); rest != 0; rest &= rest - 1)
            m_columns[column][to++] = m_columns[column][static_cast<std::size_t>(lowest_bit(rest))];
        m_occupied[column] = low_bits(static_cast<int>(to));
    }
    if (gravity == Gravity::pull_left)
        draw_rows_left();
    else
        close_columns();
}

void BlockOrigins::close_columns() {
    std::size_t to = 0;
    for (std::size_t from = 0; from < static_cast<std::size_t>(m_column_count); ++from)
        if (m_occupied[from] != 0) {
            m_columns[to] = m_columns[from];
            m_occupied[to++] = m_occupied[from];
        }
    for (; to < static_cast<std::size_t>(m_column_count); ++to)
        m_occupied[to] = 0;
}

void BlockOrigins::draw_rows_left() {
    for (std::size_t row = 0; row < max_rows; ++row) {
        const std::uint32_t bit = std::uint32_t{1} << row;
        std::size_t to = 0;
        for (std::size_t from = 0; from < static_cast<std::size_t>(m_column_count); ++from) {
            if ((m_occupied[from] & bit) == 0)
                continue;
            m_columns[to][row] = m_columns[from][row];
            m_occupied[from] &= ~bit;
            m_occupied[to++] |= bit;
        }
    }
}

} // namespace samegame
