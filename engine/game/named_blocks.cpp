#include "engine/game/named_blocks.h"

namespace samegame {

namespace {

std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

} // namespace

NamedBlocks::NamedBlocks(const Board& start, Gravity gravity) : m_board(start), m_gravity(gravity) {
    m_cells.fill(gone);
    for (int column = 0; column < start.columns(); ++column)
        for (int row = 0; row < start.height(column); ++row) {
            const Cell cell = cell_at(column, row);
            put(name_at_start(cell), column, row);
        }
}

void NamedBlocks::put(Name block, int column, int row) {
    m_names[index(column)][index(row)] = block;
    m_cells[block] = cell_at(column, row);
}

Group NamedBlocks::group_of(Name block) const {
    const Cell cell = m_cells[block];
    return cell == gone ? Group() : group_at(m_board, cell);
}

void NamedBlocks::remove(const Group& group) {
    std::array<int, max_columns> heights{}; // after the fall
    bool is_gap = m_gravity == Gravity::pull_left;
    for (int column = 0; column < m_board.columns(); ++column) {
        const std::uint32_t removed = group.mask(column);
        int& height = heights[index(column)];
        if (removed == 0) {
            height = m_board.height(column);
            continue;
        }
        for (int row = 0; row < m_board.height(column); ++row) {
            const Name block = m_names[index(column)][index(row)];
            if ((removed >> row & 1U) != 0)
                m_cells[block] = gone;
            else
                put(block, column, height++);
        }
        is_gap = is_gap || height == 0;
    }
    if (is_gap)
        draw_left(heights, m_gravity == Gravity::pull_left ? 0 : group.first_column());
    m_board.remove(group, m_gravity);
}

/// Blocks go left past the columns in which nothing is left, or nothing in their row.
void NamedBlocks::draw_left(const std::array<int, max_columns>& heights, int first) {
    std::array<int, max_rows> to; // the column that the next block of each row goes to
    to.fill(first);
    for (int column = first; column < m_board.columns(); ++column) {
        const int height = heights[index(column)];
        for (int row = 0; row < height; ++row) {
            const int target = m_gravity == Gravity::pull_left ? to[index(row)] : to[0];
            if (target != column)
                put(m_names[index(column)][index(row)], target, row);
        }
        for (int row = 0; row < height; ++row)
            ++to[index(row)];
    }
}

} // namespace samegame
