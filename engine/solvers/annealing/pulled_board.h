#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/game/board.h"
#include "engine/solvers/annealing/block.h"

namespace samegame {

/// A position under gravity `pull-left` in which every block keeps its name, the cell where it
/// began: LaneBoard for blocks that change their columns. Plain cells, so much slower.
class PulledBoard {
public:
    explicit PulledBoard(const Board& board);

    int left() const { return m_left; }
    int left(Color color) const { return m_left_of[color]; }
    bool is_left(Block block) const { return m_place[block] != nowhere; }
    bool equals(const PulledBoard& other) const {
        return m_left == other.m_left && m_place == other.m_place;
    }

    class Group {
    public:
        int size() const { return m_size; }

    private:
        friend PulledBoard;
        std::array<Block, max_cells> m_blocks;
        int m_size = 0;
    };
    void find_group(Block block, Group& group) const;
    void remove(const Group& group, Color color);
    BlockList members(const Group& group, std::size_t most) const;
    template <class Random>
    bool random_corner(Color spared, const Random& bounded, Block& block) const {
        const std::vector<Block> all = corners(spared);
        if (all.empty())
            return false;
        block = all[bounded(static_cast<std::uint32_t>(all.size()))];
        return true;
    }

    Cell cell_of(Block block) const;
    Block block_at(Cell cell) const { return m_block[cell.column][cell.row]; }

private:
    static constexpr std::uint16_t nowhere = 0xffff;

    /// no_color off the board and where there is no block.
    Color color_at(int column, int row) const;
    std::vector<Block> corners(Color spared) const;
    void settle();

    int m_rows;
    int m_columns;
    std::array<std::array<Block, max_rows>, max_columns> m_block{}; ///< `nowhere`: none.
    std::array<std::uint16_t, max_cells> m_place{};                 ///< block_of(column, row).
    std::array<Color, max_cells> m_color{};
    std::array<std::int16_t, max_colors + 1> m_left_of{};
    std::int16_t m_left = 0;
};

} // namespace samegame
