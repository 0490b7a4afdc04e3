#pragma once

#include <array>
#include <cstdint>

#include "engine/base/fixed_vector.h"
#include "engine/game/board.h"

namespace samegame {

/// Which blocks of a position some line may still remove, and which are permanent, since no line
/// can remove them. Sound, not complete: a permanent block is proven to stay, a removable one may
/// stay too. For gravity `shift` only, under which columns keep their order.
///
/// The removable blocks R are the smallest set that holds every group of the position and each
/// block that could come to touch another of its color if R, and nothing but R, were gone:
///  - in one column: no block outside R stands between the two;
///  - in different columns: all columns between consist of R alone, so that they can vanish, and
///    both reach a common row. A block in row r with k blocks of R below it reaches rows r-k to r,
///    for it falls by one for each block removed below it.
///
/// Proof that every block a line removes is in R, by induction over its moves. Suppose that the
/// moves so far removed blocks of R only. Each block of the next group touches another one of its
/// color. The blocks that stood between the two, in their column or in columns between theirs, are
/// gone, so they were in R; and both stand in a row that they reach in the sense above. So they are
/// in R.
class RemovableBlocks {
public:
    explicit RemovableBlocks(const Board& board);

    bool all() const { return m_waiting == 0; }       ///< No block is permanent.
    int permanent_count() const { return m_waiting; } ///< Permanent blocks of all colors.
    int permanent_count(Color color) const;           ///< Here and below `color` is on the board.

    int columns() const { return m_columns; } ///< Columns with blocks.
    /// Removable blocks of a column, of all colors or of one.
    std::uint32_t removable(int column) const { return m_removable[index(column)]; }
    std::uint32_t removable(int column, Color color) const {
        return m_of_color[color][index(column)] & m_removable[index(column)];
    }
    bool can_vanish(int column) const { return (m_vanishing >> column & 1U) != 0; }
    /// The rows that removable blocks of a color in a column reach.
    std::uint32_t reach(int column, Color color) const;

private:
    using Columns = std::array<std::uint32_t, max_columns>; // beyond m_columns never read
    static std::size_t index(int column) { return static_cast<std::size_t>(column); }

    /// Where the blocks of a color are: bit c is column c.
    struct Places {
        Color color = no_color;
        std::uint32_t columns = 0;
        std::uint32_t waiting = 0;         // columns with blocks outside R
        std::uint32_t changed = ~0U;       // columns not looked at since R grew in them
        std::uint32_t reach_changed = ~0U; // columns whose m_reach is out of date
        int seen = -1;                     // m_waiting when last looked at
    };

    std::uint32_t waiting(int column, Color color) const {
        return m_of_color[color][index(column)] & ~m_removable[index(column)];
    }
    void add_color(const Board& board, Color color);
    void admit(int column, std::uint32_t rows);
    bool grow();
    void grow_in_column(int column, Color color);
    template <bool to_the_right>
    void grow_across(Places& places);
    std::uint32_t reach(Places& places, int column);
    std::uint32_t reach_of(int column, int row) const;
    std::uint32_t reach_of(int column, std::uint32_t rows) const;

    std::array<Columns, max_colors + 1> m_of_color;
    std::array<Columns, max_colors + 1> m_reach;
    Columns m_occupied;
    Columns m_removable;
    std::uint32_t m_vanishing = 0; // columns of R alone, bit c is column c
    FixedVector<Places, max_colors> m_colors;
    int m_columns = 0;
    int m_waiting = 0; // blocks outside R
};

} // namespace samegame
