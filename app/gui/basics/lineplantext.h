#pragma once

#include <QString>

#include <cstddef>

#include "engine/game/move.h"
#include "engine/game/position.h"
#include "engine/studies/review/line_plan.h"

/// "42 blocks, 1,600 points", of the group that a move removes; without points where moves earn
/// none.
QString sizeAndPointsText(const samegame::PlannedMove& move, const samegame::Rules& rules);

/// Why a line makes a move of its plan, in one row that has the move as its subject: "joins 5 and 1
/// sky blue blocks for a later group of 42", "frees the way for move 12" (moves count from the
/// start of the line), "clears blocks that no later move needs". `rules` are those of the line.
QString reasonText(const samegame::LinePlan& plan, std::size_t move, const samegame::Rules& rules);

/// The reason of the first move of a line that begins at this position; empty without a move, and
/// where columns come in that nobody knows.
QString firstReasonText(const samegame::Position& start, const samegame::MoveList& moves);
