#include "engine/studies/solvability/chessboard.h"

#include <cassert>
#include <vector>

namespace samegame {

Board chessboard(int rows, int columns, std::span<const Cell> inverted) {
    std::vector<Color> cells; // in reading order
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            cells.push_back(static_cast<Color>(1 + (row + column) % 2));
    for (const Cell cell : inverted) {
        assert(cell.row < rows && cell.column < columns);
        Color& color =
            cells[static_cast<std::size_t>((rows - 1 - cell.row) * columns + cell.column)];
        color = static_cast<Color>(3 - color);
    }
    return Board(rows, columns, 2, cells);
}

} // namespace samegame
