#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/solvers/annealing/core/clicks.h"

namespace samegame {

/// A position under gravity `pull-left` in which every block keeps its name, its original cell: the
/// counterpart of LaneBoard for blocks that change their columns, a Position of
/// engine/solvers/annealing/core/change_player.inc. It keeps blocks by cell and cells by block, so
/// it is slower; and since every row may move, a group depends on the whole board.
///
/// Columns are full up to their heights. `Size` is 16 for boards with fewer rows and columns, 32
/// for all.
template <int Size>
class PulledBoard {
    static constexpr std::size_t cells = std::size_t{Size} * Size;
    /// A cell, or the block that began there: `Size` times the column plus the row.
    using Cell = std::conditional_t<Size == 16, std::uint8_t, std::uint16_t>;
    using Cells = std::array<std::uint64_t, cells / 64>; // a set of them

public:
    struct Flood {
        std::array<Cell, cells> blocks;
        int size = 0;
    };
    struct Group {
        Cells blocks;
        std::uint32_t reach;
        int size;
    };

    void start(const clicks::Start& start);

    int left() const { return m_left; }
    int left(std::uint8_t color) const;
    bool is_left(clicks::Block block) const { return m_place[narrow(block)] != nowhere; }
    std::uint32_t differing(const PulledBoard& other) const {
        return m_left == other.m_left && m_place == other.m_place ? 0U : ~0U;
    }

    int flood(clicks::Block block, std::uint8_t color, Flood& flood) const;
    void assign_without(const PulledBoard& before, const Flood& flood, Group& group);
    /// Only of a position that equals the old one.
    void assign_repeated(const PulledBoard& /*before*/, const Group& /*group*/,
                         const PulledBoard& old_after) {
        *this = old_after;
    }
    clicks::Block next_member(const Group& group, clicks::Block previous) const;
    clicks::Block random_corner(std::uint8_t spared, std::uint32_t random) const;
    std::uint16_t cell_of(clicks::Block block) const { return widen(m_place[narrow(block)]); }
    clicks::Block block_at(std::uint16_t cell) const { return widen(m_block[narrow(cell)]); }

private:
    static constexpr Cell nowhere = static_cast<Cell>(~0U);

    /// Blocks and cells of others are 32 times the column plus the row.
    static constexpr Cell narrow(std::uint16_t wide) {
        return static_cast<Cell>(wide / 32U * Size + wide % 32U);
    }
    static constexpr std::uint16_t widen(Cell narrow) {
        return static_cast<std::uint16_t>(narrow / Size * 32U + narrow % Size);
    }
    static constexpr Cell cell_at(int column, int row) {
        return static_cast<Cell>(column * Size + row);
    }

    int height(int column) const { return m_height[static_cast<std::size_t>(column + 1)]; }
    std::uint8_t color_of(Cell block) const { return m_color[widen(block)]; }
    std::uint8_t color_at(int column, int row) const { // of a cell on the board or beside it
        return row >= 0 && row < height(column) ? color_of(m_block[cell_at(column, row)]) : 0;
    }
    bool is_corner(int column, int row, std::uint8_t spared) const;
    void put(Cell cell, Cell block) {
        m_block[cell] = block;
        m_place[block] = cell;
    }
    void set_height(int column, int height) {
        m_height[static_cast<std::size_t>(column + 1)] = static_cast<std::uint8_t>(height);
    }
    void drop(int column);
    void pull(int lowest);

    int m_columns = 0;
    int m_left = 0;
    bool m_is_pulled = false;                      ///< A start need not be.
    const std::uint8_t* m_color = nullptr;         ///< Of each block; lives as long as the list.
    std::array<Cell, cells> m_block{};             ///< By cell, below the heights.
    std::array<Cell, cells> m_place{};             ///< By block; `nowhere`: removed.
    std::array<std::uint8_t, Size + 2> m_height{}; ///< Of each column, between two of no height.
};

template <int Size>
void PulledBoard<Size>::start(const clicks::Start& start) {
    m_color = start.colors;
    m_columns = start.columns;
    m_left = 0;
    m_is_pulled = false;
    m_place.fill(nowhere);
    m_height.fill(0);
    for (int column = 0; column < start.columns; ++column) {
        int row = 0;
        for (; row < start.rows && color_of(cell_at(column, row)) != 0; ++row)
            put(cell_at(column, row), cell_at(column, row));
        set_height(column, row);
        m_left += row;
    }
}

template <int Size>
int PulledBoard<Size>::left(std::uint8_t color) const {
    int count = 0;
    for (int column = 0; column < Size; ++column)
        for (int row = 0; row < height(column); ++row)
            count += color_of(m_block[cell_at(column, row)]) == color ? 1 : 0;
    return count;
}

template <int Size>
int PulledBoard<Size>::flood(clicks::Block block, std::uint8_t color, Flood& flood) const {
    Cells seen{};
    flood.size = 0;
    const auto reach = [&](int column, int row) {
        if (color_at(column, row) != color)
            return;
        const Cell cell = cell_at(column, row);
        const std::uint64_t bit = std::uint64_t{1} << cell % 64U;
        if ((seen[cell / 64U] & bit) != 0)
            return;
        seen[cell / 64U] |= bit;
        flood.blocks[static_cast<std::size_t>(flood.size++)] = m_block[cell];
    };
    const Cell first = m_place[narrow(block)];
    reach(first / Size, first % Size);
    for (int done = 0; done < flood.size; ++done) {
        const Cell cell = m_place[flood.blocks[static_cast<std::size_t>(done)]];
        const int column = cell / Size;
        const int row = cell % Size;
        reach(column - 1, row);
        reach(column + 1, row);
        reach(column, row - 1);
        reach(column, row + 1);
    }
    return flood.size;
}

/// Blocks fall, then every row is pulled left.
template <int Size>
void PulledBoard<Size>::assign_without(const PulledBoard& before, const Flood& flood,
                                       Group& group) {
    *this = before;
    group.reach = ~0U;
    group.blocks.fill(0);
    std::uint32_t columns = 0;
    for (int i = 0; i < flood.size; ++i) {
        const Cell block = flood.blocks[static_cast<std::size_t>(i)];
        group.blocks[block / 64U] |= std::uint64_t{1} << block % 64U;
        columns |= 1U << m_place[block] / Size;
        m_place[block] = nowhere;
    }
    m_left -= flood.size;
    int lowest = Size;
    for (; columns != 0; columns &= columns - 1) {
        const int column = std::countr_zero(columns);
        drop(column);
        lowest = std::min(lowest, height(column));
    }
    pull(m_is_pulled ? lowest : 0);
}

/// Lets the blocks of a column fall; removed blocks are nowhere.
template <int Size>
void PulledBoard<Size>::drop(int column) {
    int to = 0;
    for (int row = 0; row < height(column); ++row)
        if (const Cell block = m_block[cell_at(column, row)]; m_place[block] != nowhere)
            put(cell_at(column, to++), block);
    set_height(column, to);
}

/// Pulls the rows from `lowest` on; the rows below are pulled already.
template <int Size>
void PulledBoard<Size>::pull(int lowest) {
    m_is_pulled = true;
    const auto old = m_height;
    for (int column = 0; column < Size; ++column)
        set_height(column, std::min(height(column), lowest));
    for (int row = lowest; row < Size; ++row) {
        int to = 0;
        for (int column = 0; column < m_columns; ++column) {
            if (old[static_cast<std::size_t>(column + 1)] <= row)
                continue;
            if (to != column)
                put(cell_at(to, row), m_block[cell_at(column, row)]);
            set_height(to++, row + 1);
        }
        if (to == 0)
            return;
    }
}

template <int Size>
clicks::Block PulledBoard<Size>::next_member(const Group& group, clicks::Block previous) const {
    const std::size_t first = previous == clicks::no_block ? 0 : narrow(previous) + 1U;
    for (std::size_t block = first; block < cells; ++block) {
        const std::uint64_t rest = group.blocks[block / 64] >> block % 64;
        if (rest == 0) {
            block |= 63U; // on to the next word
            continue;
        }
        block += static_cast<std::size_t>(std::countr_zero(rest));
        if (m_place[block] != nowhere)
            return widen(static_cast<Cell>(block));
    }
    return clicks::no_block;
}

template <int Size>
bool PulledBoard<Size>::is_corner(int column, int row, std::uint8_t spared) const {
    const std::uint8_t color = color_at(column, row);
    return color != spared && color_at(column - 1, row) != color &&
           color_at(column, row - 1) != color &&
           (color_at(column + 1, row) == color || color_at(column, row + 1) == color);
}

template <int Size>
clicks::Block PulledBoard<Size>::random_corner(std::uint8_t spared, std::uint32_t random) const {
    std::array<Cell, cells> corners;
    std::size_t count = 0;
    for (int column = 0; column < m_columns; ++column)
        for (int row = 0; row < height(column); ++row)
            if (is_corner(column, row, spared))
                corners[count++] = cell_at(column, row);
    if (count == 0)
        return clicks::no_block;
    return widen(m_block[corners[std::uint64_t{random} * count >> 32]]);
}

} // namespace samegame
