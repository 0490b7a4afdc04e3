#pragma once

#include <QString>

#include <vector>

#include "app/gui/session/aid.h"
#include "engine/game/line.h"
#include "engine/game/start_position.h"

/// What the moves of a line earn, one after the other.
std::vector<int> pointsOfMoves(const samegame::StartPosition& start, const samegame::Line& line);

/// A small chart in one row of text, a bar for each part of the values; at most `most` bars.
QString sparkBars(const std::vector<int>& values, int most = 20);

/// A finished game to be told to others, in a few rows: the board's title and ID, the score, how
/// the points came, and the aid, or who found the line if no person did. Tells no move.
QString shareText(const QString& title, const samegame::StartPosition& start,
                  const samegame::Line& line, const Aid& aid, const QString& foundBy = {});
