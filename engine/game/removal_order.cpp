#include "engine/game/removal_order.h"

#include "engine/game/transition.h"

namespace samegame {

namespace {

/// For each cell of a board in play, where its block stood at first.
using Origins = std::array<std::array<Cell, max_rows>, max_columns>;

Origins origins_of(const Board& board) {
    Origins origins{};
    for (std::size_t column = 0; column < static_cast<std::size_t>(board.columns()); ++column)
        for (std::size_t row = 0; row < static_cast<std::size_t>(board.rows()); ++row)
            origins[column][row] = {static_cast<std::uint8_t>(column),
                                    static_cast<std::uint8_t>(row)};
    return origins;
}

} // namespace

RemovalOrder::RemovalOrder(const Board& start, const Rules& rules, std::span<const Move> moves) {
    Board board = start;
    Origins origins = origins_of(start);
    std::uint16_t number = 0;
    for (const Move move : moves) {
        const auto played = transition(board, rules, move);
        if (!played)
            return;
        ++number;
        for (const Cell cell : played->removed) {
            const Cell origin = origins[cell.column][cell.row];
            m_numbers[origin.column][origin.row] = number;
        }
        const Origins before = origins;
        for (const Transition::Step& step : played->steps)
            origins[step.to.column][step.to.row] = before[step.from.column][step.from.row];
        board = played->after;
    }
}

} // namespace samegame
