#include "engine/solvers/annealing/pulled_board.h"

#include <algorithm>

namespace samegame {

PulledBoard::PulledBoard(const Board& board) : m_rows(board.rows()), m_columns(board.columns()) {
    m_place.fill(nowhere);
    for (auto& column : m_block)
        column.fill(nowhere);
    for (int column = 0; column < m_columns; ++column) {
        for (int row = 0; row < board.height(column); ++row) {
            const Block block = block_of(static_cast<std::size_t>(column), row);
            const Color color =
                board.color_at({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
            m_block[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)] = block;
            m_place[block] = block;
            m_color[block] = color;
            ++m_left_of[color];
            ++m_left;
        }
    }
}

Color PulledBoard::color_at(int column, int row) const {
    if (column < 0 || column >= m_columns || row < 0 || row >= m_rows)
        return no_color;
    const Block block = m_block[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)];
    return block == nowhere ? no_color : m_color[block];
}

void PulledBoard::find_group(Block block, Group& group) const {
    const Color color = m_color[block];
    std::array<bool, max_cells> seen{};
    group.m_size = 1;
    group.m_blocks[0] = block;
    seen[block] = true;
    for (int done = 0; done < group.m_size; ++done) {
        const std::uint16_t place = m_place[group.m_blocks[static_cast<std::size_t>(done)]];
        const int column = static_cast<int>(lane_of(place));
        const int row = row_of(place);
        for (const auto& [c, r] : {std::pair{column - 1, row}, std::pair{column + 1, row},
                                   std::pair{column, row - 1}, std::pair{column, row + 1}}) {
            if (color_at(c, r) != color)
                continue;
            const Block next = m_block[static_cast<std::size_t>(c)][static_cast<std::size_t>(r)];
            if (seen[next])
                continue;
            seen[next] = true;
            group.m_blocks[static_cast<std::size_t>(group.m_size++)] = next;
        }
    }
}

void PulledBoard::remove(const Group& group, Color color) {
    for (int i = 0; i < group.m_size; ++i) {
        const Block block = group.m_blocks[static_cast<std::size_t>(i)];
        const std::uint16_t place = m_place[block];
        m_block[lane_of(place)][static_cast<std::size_t>(row_of(place))] = nowhere;
        m_place[block] = nowhere;
    }
    m_left = static_cast<std::int16_t>(m_left - group.m_size);
    m_left_of[color] = static_cast<std::int16_t>(m_left_of[color] - group.m_size);
    settle();
}

/// Blocks fall, then every row is drawn left.
void PulledBoard::settle() {
    const auto is_block = [](Block block) { return block != nowhere; };
    for (auto& column : m_block)
        std::stable_partition(column.begin(), column.end(), is_block);
    for (std::size_t row = 0; row < static_cast<std::size_t>(m_rows); ++row) {
        std::size_t to = 0;
        for (std::size_t column = 0; column < static_cast<std::size_t>(m_columns); ++column) {
            const Block block = m_block[column][row];
            if (!is_block(block))
                continue;
            m_block[column][row] = nowhere;
            m_block[to][row] = block;
            m_place[block] = block_of(to++, static_cast<int>(row));
        }
    }
}

BlockList PulledBoard::members(const Group& group, std::size_t most) const {
    BlockList blocks;
    for (int i = 0; i < group.m_size && blocks.size() < most; ++i)
        blocks.push_back(group.m_blocks[static_cast<std::size_t>(i)]);
    return blocks;
}

std::vector<Block> PulledBoard::corners(Color spared) const {
    std::vector<Block> all;
    for (int column = 0; column < m_columns; ++column) {
        for (int row = 0; row < m_rows; ++row) {
            const Color color = color_at(column, row);
            if (color == no_color || color == spared || color_at(column - 1, row) == color ||
                color_at(column, row - 1) == color)
                continue;
            if (color_at(column + 1, row) == color || color_at(column, row + 1) == color)
                all.push_back(
                    m_block[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)]);
        }
    }
    return all;
}

Cell PulledBoard::cell_of(Block block) const {
    return {static_cast<std::uint8_t>(lane_of(m_place[block])),
            static_cast<std::uint8_t>(row_of(m_place[block]))};
}

} // namespace samegame
