#include "engine/game/removal_order.h"

#include <utility>
#include <vector>

namespace samegame {

namespace {

using Column = std::vector<Cell>; ///< From the floor up, where each block stood at first.

std::vector<Column> columns_of(const Board& board) {
    std::vector<Column> columns(static_cast<std::size_t>(board.columns()));
    for (std::size_t column = 0; column < columns.size(); ++column) {
        for (int row = 0; row < board.height(static_cast<int>(column)); ++row)
            columns[column].push_back(
                {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
    }
    return columns;
}

} // namespace

RemovalOrder::RemovalOrder(const Board& start, std::span<const Move> moves) {
    Board board = start;
    std::vector<Column> columns = columns_of(start);
    std::uint16_t number = 0;
    for (const Move move : moves) {
        const Group group = group_at(board, move.cell);
        if (group.empty())
            return;
        ++number;
        for (int column = group.first_column(); column <= group.last_column(); ++column) {
            Column& blocks = columns[static_cast<std::size_t>(column)];
            Column left;
            for (std::size_t row = 0; row < blocks.size(); ++row) {
                if ((group.mask(column) >> row & 1U) == 0)
                    left.push_back(blocks[row]);
                else
                    m_numbers[blocks[row].column][blocks[row].row] = number;
            }
            blocks = std::move(left);
        }
        std::erase_if(columns, [](const Column& column) { return column.empty(); });
        board.remove(group);
    }
}

} // namespace samegame
