#pragma once

#include "engine/game/board.h"
#include "engine/game/rules.h"

namespace samegame {

/// A board together with the rules it is to be played under: where a game or a search starts. A
/// position of a game is one too; where columns come in, its rules tell which come next.
struct StartPosition {
    Board board;
    Rules rules;

    bool operator==(const StartPosition&) const = default;
};

} // namespace samegame
