#pragma once

#include <QString>

#include <span>

#include "engine/base/result.h"
#include "engine/game/board.h"
#include "engine/game/move.h"

/// Moves as they are kept between sessions: "row,column" pairs with blanks between them. `rows` is
/// the height of the board.
QString textOfMoves(std::span<const samegame::Move> moves, int rows);

/// Moves from their text; only their shape is checked, which a replay does not do.
samegame::Result<samegame::MoveList> movesOfText(const QString& text, const samegame::Board& board);
