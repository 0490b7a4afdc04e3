#pragma once

#include <compare>
#include <cstdint>

namespace samegame {

/// What a cell holds: 1 to 9 a color, 0 nothing.
using Color = std::uint8_t;
inline constexpr Color no_color = 0;

inline constexpr int max_rows = 32;
inline constexpr int max_columns = 32;
inline constexpr int max_cells = max_rows * max_columns;
inline constexpr int max_colors = 9;
inline constexpr int max_moves = max_cells / 2; ///< Every move removes two blocks or more.

/// A place on the board, counted from the bottom left corner, both from 0. (People and files count
/// rows from the top and from 1: see move.h.)
struct Cell {
    std::uint8_t column = 0;
    std::uint8_t row = 0;

    auto operator<=>(const Cell&) const = default;
};

constexpr Cell cell_at(int column, int row) {
    return {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
}

/// A place as a number below max_cells, on boards of every size, and the inverse.
constexpr std::uint16_t number_of(Cell cell) {
    return static_cast<std::uint16_t>(cell.column * max_rows + cell.row);
}
constexpr Cell numbered_cell(unsigned number) {
    return cell_at(static_cast<int>(number / max_rows), static_cast<int>(number % max_rows));
}

} // namespace samegame
