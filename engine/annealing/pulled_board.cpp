#include "engine/annealing/pulled_board.h"

#include <algorithm>
#include <utility>

namespace samegame {

namespace {

constexpr std::uint16_t cell_at(int column, int row) {
    return static_cast<std::uint16_t>(column * 32 + row);
}

} // namespace

void PulledBoard::start(const clicks::Start& start) {
    m_rows = start.rows;
    m_columns = start.columns;
    m_color = start.colors;
    m_left = 0;
    m_place.fill(nowhere);
    for (auto& column : m_block)
        column.fill(nowhere);
    for (int column = 0; column < m_columns; ++column) {
        for (int row = 0; row < m_rows; ++row) {
            const clicks::Block block = cell_at(column, row);
            if (m_color[block] == 0)
                continue;
            m_block[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)] = block;
            m_place[block] = block;
            ++m_left;
        }
    }
}

int PulledBoard::left(std::uint8_t color) const {
    int count = 0;
    for (clicks::Block block = 0; block < clicks::most_blocks; ++block)
        count += is_left(block) && m_color[block] == color ? 1 : 0;
    return count;
}

std::uint8_t PulledBoard::color_at(int column, int row) const {
    if (column < 0 || column >= m_columns || row < 0 || row >= m_rows)
        return 0;
    const clicks::Block block =
        m_block[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)];
    return block == nowhere ? std::uint8_t{0} : m_color[block];
}

int PulledBoard::flood(clicks::Block block, std::uint8_t color, Flood& flood) const {
    std::bitset<clicks::most_blocks> seen;
    flood.size = 1;
    flood.blocks[0] = block;
    seen.set(block);
    for (int done = 0; done < flood.size; ++done) {
        const std::uint16_t place = m_place[flood.blocks[static_cast<std::size_t>(done)]];
        const int column = place / 32;
        const int row = place % 32;
        for (const auto& [c, r] : {std::pair{column - 1, row}, std::pair{column + 1, row},
                                   std::pair{column, row - 1}, std::pair{column, row + 1}}) {
            if (color_at(c, r) != color)
                continue;
            const clicks::Block next =
                m_block[static_cast<std::size_t>(c)][static_cast<std::size_t>(r)];
            if (seen.test(next))
                continue;
            seen.set(next);
            flood.blocks[static_cast<std::size_t>(flood.size++)] = next;
        }
    }
    return flood.size;
}

void PulledBoard::assign_without(const PulledBoard& before, const Flood& flood, Group& group) {
    *this = before;
    group.reach = ~0U;
    group.blocks.reset();
    for (int i = 0; i < flood.size; ++i) {
        const clicks::Block block = flood.blocks[static_cast<std::size_t>(i)];
        group.blocks.set(block);
        take(block);
    }
    settle();
}

/// Only of a position that equals the old one.
void PulledBoard::assign_repeated(const PulledBoard& /*before*/, const Group& /*group*/,
                                  const PulledBoard& old_after) {
    *this = old_after;
}

void PulledBoard::take(clicks::Block block) {
    const std::uint16_t place = m_place[block];
    m_block[place / 32U][place % 32U] = nowhere;
    m_place[block] = nowhere;
    --m_left;
}

/// Blocks fall, then every row is drawn left.
void PulledBoard::settle() {
    const auto is_block = [](clicks::Block block) { return block != nowhere; };
    for (auto& column : m_block)
        std::stable_partition(column.begin(), column.end(), is_block);
    for (std::size_t row = 0; row < static_cast<std::size_t>(m_rows); ++row) {
        std::size_t to = 0;
        for (std::size_t column = 0; column < static_cast<std::size_t>(m_columns); ++column) {
            const clicks::Block block = m_block[column][row];
            if (!is_block(block))
                continue;
            m_block[column][row] = nowhere;
            m_block[to][row] = block;
            m_place[block] = cell_at(static_cast<int>(to++), static_cast<int>(row));
        }
    }
}

clicks::Block PulledBoard::next_member(const Group& group, clicks::Block previous) const {
    const int first = previous == clicks::no_block ? 0 : previous + 1;
    for (auto block = static_cast<clicks::Block>(first); block < clicks::most_blocks; ++block)
        if (group.blocks.test(block) && is_left(block))
            return block;
    return clicks::no_block;
}

bool PulledBoard::is_corner(int column, int row, std::uint8_t spared) const {
    const std::uint8_t color = color_at(column, row);
    return color != 0 && color != spared && color_at(column - 1, row) != color &&
           color_at(column, row - 1) != color &&
           (color_at(column + 1, row) == color || color_at(column, row + 1) == color);
}

clicks::Block PulledBoard::random_corner(std::uint8_t spared, std::uint32_t random) const {
    std::array<std::uint16_t, clicks::most_blocks> corners;
    std::size_t count = 0;
    for (int column = 0; column < m_columns; ++column)
        for (int row = 0; row < m_rows; ++row)
            if (is_corner(column, row, spared))
                corners[count++] = cell_at(column, row);
    if (count == 0)
        return clicks::no_block;
    return block_at(corners[std::uint64_t{random} * count >> 32]);
}

} // namespace samegame
