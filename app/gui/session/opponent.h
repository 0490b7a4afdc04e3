#pragma once

#include <QString>

#include "engine/game/position.h"
#include "engine/search/search_run.h"

/// The opponents of a person. Each is a solver with its default options, a budget, a seed and one
/// thread, so that it ends a board the same way on every machine. What they reach on random boards
/// of 15x15 with 5 colors is measured in engine/measurements/strengths.md. Files keep their
/// numbers.
enum class Opponent { Easy, Medium, Hard, Master };

inline constexpr int opponentCount = 4;

QString nameOf(Opponent opponent);        ///< "Pip", the same in every language.
QString titleOf(Opponent opponent);       ///< "Pip: easy"; no points, which no two boards share.
QString explanationOf(Opponent opponent); ///< Its solver, how it plays, what it reaches and where.

/// Whether the opponent can play this game; with refill some cannot.
bool canPlay(Opponent opponent, const samegame::Position& start);

/// The opponent's search of a board.
samegame::SearchRequest requestOf(Opponent opponent, const samegame::Position& start);
