#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/base/bits.h"
#include "engine/game/board.h"
#include "engine/solvers/annealing/block.h"

namespace samegame {

/// A position under gravity `shift` in which every block keeps its name, the cell where it began.
///
/// A lane is a column for ever: its blocks fall within it, and lanes that are empty are left out by
/// links, not by moving the others. Which blocks of a lane are left says all about it, so two
/// positions with the same blocks left are equal. A lane is a few words: the blocks left, by
/// where they began, and planes of their color bits, by where they are.
///
/// `Lanes` and `Planes` are for boards of so many columns and of less than 2^Planes colors.
template <int Lanes, int Planes>
class LaneBoard {
public:
    explicit LaneBoard(const Board& board);

    int left() const { return m_left; }                      ///< Blocks left.
    int left(Color color) const { return m_left_of[color]; } ///< Of one color.
    bool is_left(Block block) const { return (m_alive[lane_of(block)] >> row_of(block) & 1U) != 0; }
    /// Whether the same blocks are left; both come from one board.
    bool equals(const LaneBoard& other) const {
        return m_left == other.m_left && m_alive == other.m_alive;
    }

    /// The group of a block that is left.
    class Group {
    public:
        int size() const { return m_size; }

    private:
        friend LaneBoard;
        std::array<std::uint32_t, Lanes> m_mask; ///< Set for the lanes named below.
        std::array<std::uint8_t, Lanes> m_lanes;
        int m_lane_count = 0;
        int m_size = 0;
    };
    void find_group(Block block, Group& group) const;

    /// Removes a group, of two or more blocks.
    void remove(const Group& group, Color color);

    /// Up to `most` blocks of a group.
    BlockList members(const Group& group, std::size_t most) const;

    /// One block of each group, of a group with several corners (Board) one for each; but those of
    /// `spared`, which can be no color.
    template <class Random>
    bool random_corner(Color spared, const Random& bounded, Block& block) const;

    Cell cell_of(Block block) const; ///< Of a block that is left.
    Block block_at(Cell cell) const; ///< Of a cell that holds one.

private:
    static constexpr std::uint8_t end = Lanes; ///< Before the first lane, and behind the last.

    /// Cells of a lane that hold `color`.
    std::uint32_t same(std::size_t lane, Color color) const {
        std::uint32_t differing = 0;
        for (int plane = 0; plane < Planes; ++plane)
            differing |= m_planes[static_cast<std::size_t>(plane)][lane] ^
                         (0U - (static_cast<std::uint32_t>(color) >> plane & 1U));
        return ~differing & low_bits(m_height[lane]);
    }
    /// Cells of a lane and of the next that hold the same color, and of one lane and above.
    std::uint32_t equal_right(std::size_t lane, std::size_t next) const;
    std::uint32_t equal_up(std::size_t lane) const;
    static std::uint32_t without(std::uint32_t column, std::uint32_t removed);

    std::array<std::uint32_t, Lanes> m_alive{};
    std::array<std::array<std::uint32_t, Lanes>, Planes> m_planes{};
    std::array<std::uint8_t, Lanes> m_height{};
    std::array<std::uint8_t, Lanes + 1> m_next{};
    std::array<std::uint8_t, Lanes + 1> m_previous{};
    std::array<std::int16_t, max_colors + 1> m_left_of{};
    std::int16_t m_left = 0;
};

template <int Lanes, int Planes>
LaneBoard<Lanes, Planes>::LaneBoard(const Board& board) {
    m_next[end] = m_previous[end] = end;
    for (int column = 0; column < board.columns(); ++column) {
        const int height = board.height(column);
        if (height == 0)
            continue;
        const auto lane = static_cast<std::size_t>(column);
        m_alive[lane] = low_bits(height);
        m_height[lane] = static_cast<std::uint8_t>(height);
        for (int plane = 0; plane < Planes; ++plane)
            m_planes[static_cast<std::size_t>(plane)][lane] = board.plane(column, plane);
        m_previous[lane] = m_previous[end];
        m_next[m_previous[end]] = static_cast<std::uint8_t>(lane);
        m_previous[end] = static_cast<std::uint8_t>(lane);
        m_next[lane] = end;
    }
    for (std::size_t color = 1; color < m_left_of.size(); ++color)
        m_left_of[color] = static_cast<std::int16_t>(board.block_count(static_cast<Color>(color)));
    m_left = static_cast<std::int16_t>(board.block_count());
}

template <int Lanes, int Planes>
void LaneBoard<Lanes, Planes>::find_group(Block block, Group& group) const {
    struct Entry {
        std::uint32_t rows;
        std::uint8_t lane;
    };
    std::array<Entry, static_cast<std::size_t>(Lanes) * 64> pending;
    std::array<std::uint32_t, Lanes> same_of; // of lanes that the group has
    std::uint32_t known = 0;
    const std::size_t first = lane_of(block);
    const std::uint32_t row = 1U << count_bits(m_alive[first] & low_bits(row_of(block)));
    Color color = no_color;
    for (int plane = 0; plane < Planes; ++plane)
        if ((m_planes[static_cast<std::size_t>(plane)][first] & row) != 0)
            color = static_cast<Color>(color | 1 << plane);

    const auto enter = [&](std::size_t lane) { // the first time
        known |= 1U << lane;
        same_of[lane] = same(lane, color);
        group.m_mask[lane] = 0;
    };
    group.m_lane_count = 0;
    group.m_size = 0;
    enter(first);
    std::size_t waiting = 0;
    pending[waiting++] = {row, static_cast<std::uint8_t>(first)};
    while (waiting > 0) {
        const auto [entered, lane] = pending[--waiting];
        const std::uint32_t before = group.m_mask[lane];
        if (before == 0)
            group.m_lanes[static_cast<std::size_t>(group.m_lane_count++)] = lane;
        std::uint32_t rows = entered;
        const std::uint32_t same_here = same_of[lane];
        for (std::uint32_t last = 0; last != rows;) {
            last = rows;
            rows |= (rows << 1 | rows >> 1) & same_here;
        }
        rows &= ~before;
        group.m_mask[lane] = before | rows;
        for (const std::uint8_t side : {m_next[lane], m_previous[lane]}) {
            if (side == end)
                continue;
            if ((known >> side & 1U) == 0)
                enter(side);
            const std::uint32_t beside = rows & same_of[side] & ~group.m_mask[side];
            if (beside != 0)
                pending[waiting++] = {beside, side};
        }
    }
    for (int i = 0; i < group.m_lane_count; ++i)
        group.m_size += count_bits(group.m_mask[group.m_lanes[static_cast<std::size_t>(i)]]);
}

template <int Lanes, int Planes>
void LaneBoard<Lanes, Planes>::remove(const Group& group, Color color) {
    for (int i = 0; i < group.m_lane_count; ++i) {
        const std::size_t lane = group.m_lanes[static_cast<std::size_t>(i)];
        const std::uint32_t removed = group.m_mask[lane];
        if (removed == 0)
            continue;
        for (auto& plane : m_planes)
            plane[lane] = without(plane[lane], removed);
        // Of the blocks left, those whose turn it is among them.
        std::uint32_t rest = m_alive[lane];
        for (std::uint32_t rows = removed; rows != 0; rows >>= 1) {
            const std::uint32_t lowest = rest & (0U - rest);
            if ((rows & 1U) != 0)
                m_alive[lane] &= ~lowest;
            rest ^= lowest;
        }
        m_height[lane] = static_cast<std::uint8_t>(m_height[lane] - count_bits(removed));
        if (m_height[lane] == 0) {
            m_next[m_previous[lane]] = m_next[lane];
            m_previous[m_next[lane]] = m_previous[lane];
        }
    }
    m_left = static_cast<std::int16_t>(m_left - group.m_size);
    m_left_of[color] = static_cast<std::int16_t>(m_left_of[color] - group.m_size);
}

template <int Lanes, int Planes>
BlockList LaneBoard<Lanes, Planes>::members(const Group& group, std::size_t most) const {
    BlockList blocks;
    for (int i = 0; i < group.m_lane_count; ++i) {
        const std::size_t lane = group.m_lanes[static_cast<std::size_t>(i)];
        for (std::uint32_t rows = group.m_mask[lane]; rows != 0; rows &= rows - 1) {
            if (blocks.size() == most)
                return blocks;
            blocks.push_back(block_of(lane, select_bit(m_alive[lane], lowest_bit(rows))));
        }
    }
    return blocks;
}

template <int Lanes, int Planes>
std::uint32_t LaneBoard<Lanes, Planes>::equal_right(std::size_t lane, std::size_t next) const {
    std::uint32_t differing = 0;
    for (const auto& plane : m_planes)
        differing |= plane[lane] ^ plane[next];
    return ~differing & low_bits(std::min(m_height[lane], m_height[next]));
}

template <int Lanes, int Planes>
std::uint32_t LaneBoard<Lanes, Planes>::equal_up(std::size_t lane) const {
    std::uint32_t differing = 0;
    for (const auto& plane : m_planes)
        differing |= plane[lane] ^ plane[lane] >> 1;
    return ~differing & low_bits(m_height[lane]) >> 1;
}

template <int Lanes, int Planes>
template <class Random>
bool LaneBoard<Lanes, Planes>::random_corner(Color spared, const Random& bounded,
                                             Block& block) const {
    std::array<std::uint32_t, Lanes> corners;
    std::uint32_t count = 0;
    std::uint32_t right_before = 0;
    for (std::size_t lane = m_next[end]; lane != end;) {
        const std::size_t next = m_next[lane];
        const std::uint32_t right = next == end ? 0 : equal_right(lane, next);
        const std::uint32_t up = equal_up(lane);
        corners[lane] = (up | right) & ~(up << 1) & ~right_before;
        if (spared != no_color)
            corners[lane] &= ~same(lane, spared);
        count += static_cast<std::uint32_t>(count_bits(corners[lane]));
        right_before = right;
        lane = next;
    }
    if (count == 0)
        return false;
    auto chosen = static_cast<int>(bounded(count));
    for (std::size_t lane = m_next[end];; lane = m_next[lane]) {
        const int here = count_bits(corners[lane]);
        if (chosen < here) {
            block = block_of(lane, select_bit(m_alive[lane], select_bit(corners[lane], chosen)));
            return true;
        }
        chosen -= here;
    }
}

template <int Lanes, int Planes>
Cell LaneBoard<Lanes, Planes>::cell_of(Block block) const {
    std::uint8_t column = 0;
    for (std::size_t lane = m_next[end]; lane != lane_of(block); lane = m_next[lane])
        ++column;
    return {column, static_cast<std::uint8_t>(
                        count_bits(m_alive[lane_of(block)] & low_bits(row_of(block))))};
}

template <int Lanes, int Planes>
Block LaneBoard<Lanes, Planes>::block_at(Cell cell) const {
    std::size_t lane = m_next[end];
    for (int column = 0; column < cell.column; ++column)
        lane = m_next[lane];
    return block_of(lane, select_bit(m_alive[lane], cell.row));
}

/// The column with the cells of `removed` taken out and what is above fallen, as in Board.
template <int Lanes, int Planes>
std::uint32_t LaneBoard<Lanes, Planes>::without(std::uint32_t column, std::uint32_t removed) {
    while (removed != 0) {
        const std::uint32_t low = removed & (0U - removed);
        const std::uint32_t run = removed & ~(removed + low);
        const int length = count_bits(run);
        if (length == max_rows)
            return 0;
        column = (column & (low - 1)) | ((column >> length) & ~(low - 1));
        removed = (removed & ~run) >> length;
    }
    return column;
}

} // namespace samegame
