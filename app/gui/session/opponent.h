#pragma once

#include <QString>

#include "engine/search/search_run.h"

/// Whom a person plays against. Each is a solver with a budget, a seed and one thread, so that it
/// ends a board the same way on every machine. On random boards of 15x15 with 5 colors they reach
/// about 700, 1,850, 2,400 and 3,400 points.
enum class Opponent { Easy, Medium, Hard, Master };

constexpr int opponentCount = 4;

QString titleOf(Opponent opponent);       ///< "Easy: Greedy search".
QString solverTitleOf(Opponent opponent); ///< "Greedy search".

/// Whether it can: with refill, not all can.
bool canPlay(Opponent opponent, const samegame::StartPosition& start);

/// Its search of a board.
samegame::SearchRequest requestOf(Opponent opponent, const samegame::StartPosition& start);
