#pragma once

#include <cstdint>

#include "app/gui/session/namedgame.h"
#include "engine/base/result.h"
#include "engine/game/rules.h"

/// A board to be made from a seed; a plain value. Classic is what the published programs play;
/// Small and Large are about half and twice its cells, as other programs of the game offer them.
struct RandomBoard {
    std::uint64_t seed = 0;
    int rows = 15;
    int columns = 15;
    int colors = 5;
    /// With a line that clears it for sure (engine: generator 2); means nothing under refill.
    bool canBeCleared = false;

    /// The game on this board, or an error if there is none.
    samegame::Result<NamedGame> game(const samegame::Rules& rules) const;

    /// Size, colors and kind chosen last, from settings, with a new seed.
    static RandomBoard lastChosen();
    void remember() const; ///< All but the seed.
};

/// A random board at once, of the size, colors, kind and rules chosen last.
NamedGame newRandomGame();
