#include "engine/playout/cell_scan_policy.h"

namespace samegame {

Color CellScanPolicy::tabu_color(const Board& board, Rng& rng) const {
    if (m_tabu == Tabu::most_frequent_left)
        return board.most_frequent_color();
    if (m_tabu == Tabu::random)
        return static_cast<Color>(1 + rng.bounded(static_cast<std::uint32_t>(board.color_count())));
    return no_color;
}

Group CellScanPolicy::choose(const Board& board, Rng& rng) const {
    const Color tabu = tabu_color(board, rng);
    auto column = static_cast<int>(rng.bounded(static_cast<std::uint32_t>(board.columns())));
    auto row = static_cast<int>(rng.bounded(static_cast<std::uint32_t>(board.rows())));
    Cell last;
    // The first column is met twice: from the cell drawn upward, and last as a whole.
    for (int columns_left = board.columns() + 1; columns_left > 0; --columns_left) {
        for (; (board.occupied(column) >> row & 1U) != 0; ++row) {
            if ((board.linked(column) >> row & 1U) == 0)
                continue;
            const Cell cell = cell_at(column, row);
            if (board.color_at(cell) != tabu || (rng.next() & 0xffffffffU) < m_plays_below)
                return board.flood(cell);
            last = cell;
        }
        row = 0;
        column = column + 1 < board.columns() ? column + 1 : 0;
    }
    return board.flood(last);
}

} // namespace samegame
