#include "engine/game/move.h"

namespace samegame {

std::string to_string(MoveNotation notation) {
    return std::to_string(notation.row) + "," + std::to_string(notation.column);
}

} // namespace samegame
