#pragma once

#include <array>
#include <cstdint>

#include "engine/game/board.h"

namespace samegame {

/// A board in play whose blocks keep their names: the cells where they stood at the start.
class NamedBlocks {
public:
    using Name = std::uint16_t;

    /// For rules without refill.
    NamedBlocks(const Board& start, Gravity gravity);

    const Board& board() const { return m_board; }
    Name name_at(Cell cell) const { return m_names[cell.column][cell.row]; }
    static Name name_at_start(Cell cell) { return number_of(cell); }

    /// The group of a block; empty if the block is gone or alone.
    Group group_of(Name block) const;

    void remove(const Group& group);

private:
    static constexpr Cell gone{0xff, 0xff};

    void put(Name block, int column, int row);
    void draw_left(const std::array<int, max_columns>& heights, int first);

    Board m_board;
    Gravity m_gravity;
    std::array<std::array<Name, max_rows>, max_columns> m_names{};
    std::array<Cell, std::size_t{max_columns} * max_rows> m_cells{}; ///< Of each block by name.
};

} // namespace samegame
