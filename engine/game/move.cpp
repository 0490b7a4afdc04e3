#include "engine/game/move.h"

namespace samegame {

std::string to_string(MoveNotation notation) {
    return std::to_string(notation.row) + "," + std::to_string(notation.column);
}

std::string to_string(std::span<const Move> moves, int rows) {
    std::string text;
    for (const Move move : moves) {
        if (!text.empty())
            text += ' ';
        text += to_string(to_notation(move, rows));
    }
    return text;
}

} // namespace samegame
