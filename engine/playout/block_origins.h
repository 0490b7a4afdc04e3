#pragma once

#include <array>
#include <cstdint>

#include "engine/game/board.h"

namespace samegame {

/// Where each block of a game stood at its start, for boards of every size: cells that move as the
/// blocks do. About 2 KiB.
class BlockOrigins {
public:
    explicit BlockOrigins(const Board& start);

    /// Where the block stood that is at `cell` now.
    Cell origin(Cell cell) const { return m_columns[cell.column][cell.row]; }

    /// Follows the removal of a group.
    void remove(const Group& group, Gravity gravity);

private:
    void close_columns();
    void draw_rows_left();

    std::array<std::array<Cell, max_rows>, max_columns> m_columns{};
    std::array<std::uint32_t, max_columns> m_occupied{};
    int m_column_count;
};

} // namespace samegame
