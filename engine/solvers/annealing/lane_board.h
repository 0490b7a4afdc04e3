#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/base/bits.h"
#include "engine/solvers/annealing/core/clicks.h"

namespace samegame {

/// A position under gravity `shift` in which every block keeps its name, its original cell: a
/// Position of engine/solvers/annealing/core/change_player.inc without vectors.
///
/// A lane is a permanent column: its blocks fall within it, and links skip empty lanes, so that the
/// others need not move. The blocks left determine a lane, so two positions with the same blocks
/// left are equal. A lane is a few words: the blocks left by their original rows, and planes of
/// their color bits by their present rows.
///
/// For boards with at most `Lanes` columns and fewer than 2^Planes colors.
template <int Lanes, int Planes>
class LaneBoard {
public:
    struct Flood {
        std::array<std::uint32_t, Lanes> rows; ///< Set for the lanes of the group.
        std::uint32_t lanes = 0;
    };
    struct Group {
        std::array<std::uint32_t, Lanes> blocks; ///< Set for the lanes of the group.
        std::uint32_t lanes;
        std::uint32_t reach;
        int size;
    };

    void start(const clicks::Start& start);

    int left() const { return m_left; }
    int left(std::uint8_t color) const {
        if (color == 0 || color >> Planes != 0)
            return 0;
        int count = 0;
        for (std::size_t lane = m_next[end]; lane != end; lane = m_next[lane])
            count += count_bits(same(lane, color));
        return count;
    }
    bool is_left(clicks::Block block) const {
        return (m_alive[block / 32U] >> block % 32U & 1U) != 0;
    }
    std::uint32_t differing(const LaneBoard& other) const {
        std::uint32_t lanes = 0;
        for (std::size_t lane = 0; lane < Lanes; ++lane)
            lanes |= static_cast<std::uint32_t>(m_alive[lane] != other.m_alive[lane]) << lane;
        return lanes;
    }

    int flood(clicks::Block block, std::uint8_t color, Flood& flood) const;
    void assign_without(const LaneBoard& before, const Flood& flood, Group& group);
    void assign_repeated(const LaneBoard& before, const Group& group, const LaneBoard& old_after);
    clicks::Block next_member(const Group& group, clicks::Block previous) const;
    clicks::Block random_corner(std::uint8_t spared, std::uint32_t random) const;
    std::uint16_t cell_of(clicks::Block block) const;
    clicks::Block block_at(std::uint16_t cell) const;

private:
    static constexpr std::uint8_t end = Lanes; ///< Before the first lane, and behind the last.

    static clicks::Block block_of(std::size_t lane, int row) {
        return static_cast<clicks::Block>(lane * 32 + static_cast<std::size_t>(row));
    }
    /// Cells of a lane that hold `color`.
    std::uint32_t same(std::size_t lane, std::uint8_t color) const {
        std::uint32_t differing = 0;
        for (int plane = 0; plane < Planes; ++plane)
            differing |= m_planes[static_cast<std::size_t>(plane)][lane] ^
                         (0U - (static_cast<std::uint32_t>(color) >> plane & 1U));
        return ~differing & low_bits(m_height[lane]);
    }
    /// Cells of a lane and of the next that hold the same color, and of one lane and above.
    std::uint32_t equal_right(std::size_t lane, std::size_t next) const;
    std::uint32_t equal_up(std::size_t lane) const;
    std::uint32_t reach_of(std::uint32_t lanes) const;
    void leave(std::size_t lane, std::uint32_t blocks);
    static std::uint32_t without(std::uint32_t column, std::uint32_t removed);

    std::array<std::uint32_t, Lanes> m_alive{};
    std::array<std::array<std::uint32_t, Lanes>, Planes> m_planes{};
    std::array<std::uint8_t, Lanes> m_height{};
    std::array<std::uint8_t, Lanes + 1> m_next{};
    std::array<std::uint8_t, Lanes + 1> m_previous{};
    int m_left = 0;
};

template <int Lanes, int Planes>
void LaneBoard<Lanes, Planes>::start(const clicks::Start& start) {
    *this = {};
    m_next[end] = m_previous[end] = end;
    for (int column = 0; column < start.columns; ++column) {
        const auto lane = static_cast<std::size_t>(column);
        int height = 0;
        for (; height < start.rows; ++height) {
            const unsigned color = start.colors[block_of(lane, height)];
            if (color == 0)
                break;
            for (unsigned plane = 0; plane < Planes; ++plane)
                m_planes[plane][lane] |= (color >> plane & 1U) << height;
        }
        if (height == 0)
            continue;
        m_left += height;
        m_alive[lane] = low_bits(height);
        m_height[lane] = static_cast<std::uint8_t>(height);
        m_previous[lane] = m_previous[end];
        m_next[m_previous[end]] = static_cast<std::uint8_t>(lane);
        m_previous[end] = static_cast<std::uint8_t>(lane);
        m_next[lane] = end;
    }
}

template <int Lanes, int Planes>
int LaneBoard<Lanes, Planes>::flood(clicks::Block block, std::uint8_t color, Flood& flood) const {
    struct Entry {
        std::uint32_t rows;
        std::uint8_t lane;
    };
    std::array<Entry, static_cast<std::size_t>(Lanes) * 64> pending;
    std::array<std::uint32_t, Lanes> same_of; // of lanes that the group has
    std::uint32_t known = 0;
    const auto enter = [&](std::size_t lane) { // the first time
        known |= 1U << lane;
        same_of[lane] = same(lane, color);
        flood.rows[lane] = 0;
    };
    const std::size_t first = block / 32U;
    const int row = count_bits(m_alive[first] & low_bits(block % 32));
    enter(first);
    std::size_t waiting = 0;
    pending[waiting++] = {1U << row, static_cast<std::uint8_t>(first)};
    int size = 0;
    while (waiting > 0) {
        const auto [entered, lane] = pending[--waiting];
        const std::uint32_t before = flood.rows[lane];
        std::uint32_t rows = entered;
        const std::uint32_t same_here = same_of[lane];
        for (std::uint32_t last = 0; last != rows;) {
            last = rows;
            rows |= (rows << 1 | rows >> 1) & same_here;
        }
        rows &= ~before;
        flood.lanes |= 1U << lane;
        flood.rows[lane] = before | rows;
        size += count_bits(rows);
        for (const std::uint8_t side : {m_next[lane], m_previous[lane]}) {
            if (side == end)
                continue;
            if ((known >> side & 1U) == 0)
                enter(side);
            const std::uint32_t beside = rows & same_of[side] & ~flood.rows[side];
            if (beside != 0)
                pending[waiting++] = {beside, side};
        }
    }
    return size;
}

template <int Lanes, int Planes>
void LaneBoard<Lanes, Planes>::assign_without(const LaneBoard& before, const Flood& flood,
                                              Group& group) {
    *this = before;
    group.lanes = flood.lanes;
    group.reach = before.reach_of(flood.lanes);
    for (std::uint32_t rest = flood.lanes; rest != 0; rest &= rest - 1) {
        const auto lane = static_cast<std::size_t>(lowest_bit(rest));
        const std::uint32_t removed = flood.rows[lane];
        for (auto& plane : m_planes)
            plane[lane] = without(plane[lane], removed);
        // Of the blocks left, those whose turn it is among them.
        std::uint32_t blocks = 0;
        std::uint32_t left = m_alive[lane];
        for (std::uint32_t rows = removed; rows != 0; rows >>= 1) {
            const std::uint32_t lowest = left & (0U - left);
            if ((rows & 1U) != 0)
                blocks |= lowest;
            left ^= lowest;
        }
        group.blocks[lane] = blocks;
        leave(lane, blocks);
    }
}

template <int Lanes, int Planes>
void LaneBoard<Lanes, Planes>::assign_repeated(const LaneBoard& before, const Group& group,
                                               const LaneBoard& old_after) {
    *this = before;
    for (std::uint32_t rest = group.lanes; rest != 0; rest &= rest - 1) {
        const auto lane = static_cast<std::size_t>(lowest_bit(rest));
        for (std::size_t plane = 0; plane < Planes; ++plane)
            m_planes[plane][lane] = old_after.m_planes[plane][lane];
        leave(lane, group.blocks[lane]);
    }
}

/// Takes blocks out of a lane whose planes are those after it.
template <int Lanes, int Planes>
void LaneBoard<Lanes, Planes>::leave(std::size_t lane, std::uint32_t blocks) {
    const int count = count_bits(blocks);
    m_alive[lane] ^= blocks;
    m_left -= count;
    m_height[lane] = static_cast<std::uint8_t>(m_height[lane] - count);
    if (m_height[lane] == 0) {
        m_next[m_previous[lane]] = m_next[lane];
        m_previous[m_next[lane]] = m_previous[lane];
    }
}

/// The lanes from the one before a group to the one after it: others cannot affect the group.
template <int Lanes, int Planes>
std::uint32_t LaneBoard<Lanes, Planes>::reach_of(std::uint32_t lanes) const {
    const std::uint8_t before = m_previous[static_cast<std::size_t>(lowest_bit(lanes))];
    const std::uint8_t behind = m_next[static_cast<std::size_t>(std::bit_width(lanes) - 1)];
    return low_bits(behind == end ? Lanes : behind + 1) & ~low_bits(before == end ? 0 : before);
}

template <int Lanes, int Planes>
clicks::Block LaneBoard<Lanes, Planes>::next_member(const Group& group,
                                                    clicks::Block previous) const {
    const std::uint32_t done_lanes = previous == clicks::no_block ? 0 : low_bits(previous / 32);
    for (std::uint32_t rest = group.lanes & ~done_lanes; rest != 0; rest &= rest - 1) {
        const auto lane = static_cast<std::size_t>(lowest_bit(rest));
        std::uint32_t rows = group.blocks[lane] & m_alive[lane];
        if (previous != clicks::no_block && lane == previous / 32U)
            rows &= ~low_bits(previous % 32 + 1);
        if (rows != 0)
            return block_of(lane, lowest_bit(rows));
    }
    return clicks::no_block;
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
clicks::Block LaneBoard<Lanes, Planes>::random_corner(std::uint8_t spared,
                                                      std::uint32_t random) const {
    std::array<std::uint32_t, Lanes> corners;
    std::uint32_t count = 0;
    std::uint32_t right_before = 0;
    for (std::size_t lane = m_next[end]; lane != end;) {
        const std::size_t next = m_next[lane];
        const std::uint32_t right = next == end ? 0 : equal_right(lane, next);
        const std::uint32_t up = equal_up(lane);
        corners[lane] = (up | right) & ~(up << 1) & ~right_before;
        if (spared != 0)
            corners[lane] &= ~same(lane, spared);
        count += static_cast<std::uint32_t>(count_bits(corners[lane]));
        right_before = right;
        lane = next;
    }
    if (count == 0)
        return clicks::no_block;
    auto rank = static_cast<int>(std::uint64_t{random} * count >> 32);
    for (std::size_t lane = m_next[end];; lane = m_next[lane]) {
        const int here = count_bits(corners[lane]);
        if (rank < here)
            return block_of(lane, select_bit(m_alive[lane], select_bit(corners[lane], rank)));
        rank -= here;
    }
}

template <int Lanes, int Planes>
std::uint16_t LaneBoard<Lanes, Planes>::cell_of(clicks::Block block) const {
    std::uint16_t column = 0;
    for (std::size_t lane = m_next[end]; lane != block / 32U; lane = m_next[lane])
        ++column;
    return static_cast<std::uint16_t>(column * 32 +
                                      count_bits(m_alive[block / 32U] & low_bits(block % 32)));
}

template <int Lanes, int Planes>
clicks::Block LaneBoard<Lanes, Planes>::block_at(std::uint16_t cell) const {
    std::size_t lane = m_next[end];
    for (int column = 0; column < cell / 32; ++column)
        lane = m_next[lane];
    return block_of(lane, select_bit(m_alive[lane], cell % 32));
}

/// The column with the cells of `removed` taken out and what is above fallen, as in Board.
template <int Lanes, int Planes>
std::uint32_t LaneBoard<Lanes, Planes>::without(std::uint32_t column, std::uint32_t removed) {
    while (removed != 0) {
        const std::uint32_t low = removed & (0U - removed);
        const std::uint32_t run = removed & ~(removed + low);
        const int length = count_bits(run);
        if (length == 32)
            return 0;
        column = (column & (low - 1)) | ((column >> length) & ~(low - 1));
        removed = (removed & ~run) >> length;
    }
    return column;
}

} // namespace samegame
