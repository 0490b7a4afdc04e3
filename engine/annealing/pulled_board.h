#pragma once

#include <array>
#include <bitset>
#include <cstdint>

#include "engine/annealing/core/clicks.h"

namespace samegame {

/// A position under gravity `pull-left` in which every block keeps its name, the cell where it
/// began: LaneBoard for blocks that change their columns. Plain cells, so much slower; and as every
/// row may move, what a group is depends on all of the board.
class PulledBoard {
public:
    struct Flood {
        std::array<clicks::Block, clicks::most_blocks> blocks;
        int size = 0;
    };
    struct Group {
        std::bitset<clicks::most_blocks> blocks;
        std::uint32_t reach;
        int size;
    };

    void start(const clicks::Start& start);

    int left() const { return m_left; }
    int left(std::uint8_t color) const;
    bool is_left(clicks::Block block) const { return m_place[block] != nowhere; }
    std::uint32_t differing(const PulledBoard& other) const {
        return m_left == other.m_left && m_place == other.m_place ? 0U : ~0U;
    }

    int flood(clicks::Block block, std::uint8_t color, Flood& flood) const;
    void assign_without(const PulledBoard& before, const Flood& flood, Group& group);
    void assign_repeated(const PulledBoard& before, const Group& group,
                         const PulledBoard& old_after);
    clicks::Block next_member(const Group& group, clicks::Block previous) const;
    clicks::Block random_corner(std::uint8_t spared, std::uint32_t random) const;
    std::uint16_t cell_of(clicks::Block block) const { return m_place[block]; }
    clicks::Block block_at(std::uint16_t cell) const { return m_block[cell / 32U][cell % 32U]; }

private:
    static constexpr std::uint16_t nowhere = 0xffff;

    /// 0 off the board and where there is no block.
    std::uint8_t color_at(int column, int row) const;
    bool is_corner(int column, int row, std::uint8_t spared) const;
    void take(clicks::Block block);
    void settle();

    int m_rows = 0;
    int m_columns = 0;
    int m_left = 0;
    const std::uint8_t* m_color = nullptr; ///< Of each block; lives as long as the list.
    std::array<std::array<clicks::Block, 32>, 32> m_block{};  ///< By column; `nowhere`: none.
    std::array<std::uint16_t, clicks::most_blocks> m_place{}; ///< 32 times the column plus the row.
};

} // namespace samegame
