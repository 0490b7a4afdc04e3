#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "app/gui/session/aid.h"
#include "engine/game/line.h"
#include "engine/game/position.h"

/// What the moves of a line earn, one after the other.
std::vector<int> pointsOfMoves(const samegame::Position& start, const samegame::Line& line);

/// A small chart in one row of text, a bar for each part of the values; at most `most` bars.
QString sparkBars(const std::vector<int>& values, int most = 20);

/// A text in a few rows for sharing a finished game: the board's title and ID, the score, the medal
/// for it at this mark (medalOf) if there is one, the course of the points, and the aid, or the
/// solver that found the line. Contains no moves. namedGameOfText reads title and score back.
QString shareText(const QString& title, const samegame::Position& start, const samegame::Line& line,
                  const Aid& aid, const QString& foundBy = {},
                  const std::optional<int>& medalMark = {});
