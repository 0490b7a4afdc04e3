#pragma once

#include "engine/game/cell.h"

namespace samegame {

/// How far games go: what every reader takes of them, and what no game and no writer goes beyond.
/// How large boards are stands in cell.h.

/// Points of a game, as a gain or as a loss. The most that a game earns are 536,346,624 points: one
/// color with refill under bubble-breaker rules, max_moves moves that each remove max_cells blocks.
/// The most that one loses are 520,200: a chessboard of two colors under standard rules.
inline constexpr int most_points = 1'000'000'000;
static_assert(most_points > max_moves * max_cells * (max_cells - 1));

/// Columns that have come in by refill once so many moves are made. A move lets in as many as the
/// board has, so that a game lets in max_moves * max_columns at the most. A file may always claim
/// as many before its first move, and such a game goes on as any other does.
constexpr int most_refill_columns(int moves) {
    return (max_moves + moves) * max_columns;
}

} // namespace samegame
