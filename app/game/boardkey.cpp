#include "app/game/boardkey.h"

#include <algorithm>
#include <vector>

#include "engine/formats/board_id.h"

QString boardKey(const samegame::StartPosition& position) {
    const samegame::Board& board = position.board;
    std::vector<samegame::Color> cells;
    for (int row = board.rows(); row-- > 0;)
        for (int column = 0; column < board.columns(); ++column)
            cells.push_back(board.color_at(
                {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}));
    const int colors = cells.empty() ? 1 : std::max<int>(1, *std::ranges::max_element(cells));
    const samegame::Board same(board.rows(), board.columns(), colors, cells);
    return QString::fromStdString(samegame::to_board_id({same, position.rules}));
}

std::optional<samegame::StartPosition> positionOfKey(const QString& key) {
    const auto position = samegame::parse_board_id(key.toStdString());
    if (!position)
        return std::nullopt;
    return *position;
}
