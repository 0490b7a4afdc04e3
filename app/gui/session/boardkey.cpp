#include "app/gui/session/boardkey.h"

#include <algorithm>
#include <vector>

#include "engine/formats/board_id.h"
#include "engine/game/board.h"

QString boardKey(const samegame::StartPosition& position) {
    const samegame::Board& board = position.board;
    const std::vector<samegame::Color> cells = samegame::cells_of(board);
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
