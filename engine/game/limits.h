#pragma once

#include "engine/game/cell.h"

namespace samegame {

/// How far games go: what every reader takes of them, and what no game and no writer goes beyond.
/// How large boards are stands in cell.h, what games earn in score_range.h.

/// Columns that have come in by refill once so many moves are made. A move lets in as many as the
/// board has, so that a game lets in max_moves * max_columns at the most. A file may always claim
/// as many before its first move, and such a game goes on as any other does.
constexpr int most_refill_columns(int moves) {
    return (max_moves + moves) * max_columns;
}

} // namespace samegame
