#pragma once

#include <QString>

#include <cstdint>

#include "app/gui/session/namedgame.h"

/// A random board of 15x15 cells with 5 colors under the standard rules.
NamedGame randomClassicGame(std::uint64_t seed);

/// What comes after a game with this start, whose board has the kept name: the standard board or
/// position with the next number; where the board came from a seed, another one of the same size,
/// colors, kind and rules; after all others a classic one. `seed` is that of what is drawn.
NamedGame gameAfter(const samegame::Position& start, const QString& keptName, std::uint64_t seed);
