#pragma once

#include "engine/game/board.h"
#include "engine/game/rules.h"

namespace samegame {

/// A board together with the rules it is to be played under: where a game or a search starts.
struct StartPosition {
    Board board;
    Rules rules;

    bool operator==(const StartPosition&) const = default;
};

} // namespace samegame
