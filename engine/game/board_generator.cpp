#include "engine/game/board_generator.h"

#include <vector>

#include "engine/base/rng.h"

namespace samegame {

Board generate_board(std::uint64_t seed, int rows, int columns, int color_count) {
    Rng rng(seed);
    std::vector<Color> cells(static_cast<std::size_t>(rows * columns));
    for (Color& cell : cells)
        cell = static_cast<Color>(1 + rng.bounded(static_cast<std::uint32_t>(color_count)));
    return Board(rows, columns, color_count, cells);
}

} // namespace samegame
