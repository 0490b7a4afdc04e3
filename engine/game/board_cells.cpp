#include "engine/game/board_cells.h"

namespace samegame {

std::vector<Color> cells_of(const Board& board) {
    std::vector<Color> cells;
    cells.reserve(static_cast<std::size_t>(board.cell_count()));
    for (int row = board.rows(); row-- > 0;)
        for (int column = 0; column < board.columns(); ++column)
            cells.push_back(board.color_at(
                {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}));
    return cells;
}

} // namespace samegame
