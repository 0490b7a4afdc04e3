#pragma once

#include <QString>

#include <optional>

#include "engine/game/start_position.h"

/// Under which a position stands in the database: its board ID, the same for all positions that
/// compare equal (the ID itself also tells how many colors the board was made with).
QString boardKey(const samegame::StartPosition& position);

/// The inverse; nothing if the text is no key.
std::optional<samegame::StartPosition> positionOfKey(const QString& key);
