#pragma once

#include <QString>

#include <optional>

#include "app/gui/session/gamedocument.h"
#include "engine/formats/game_record.h"

/// What a line comes to, as rich text of a few words each: score, moves, whether it clears the
/// board, whether it is proven optimal, who found it, and how it compares with the other line, best
/// line or game; for the best line also by which rules.
QString bestLineSummary(const samegame::GameRecord& best, const GameDocument& game);
QString gameSummary(const GameDocument& game, const std::optional<samegame::GameRecord>& best);
