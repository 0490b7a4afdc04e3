#pragma once

#include <QString>

#include <optional>

#include "engine/game/start_position.h"

/// The key under which a position stands in the database: a board ID that is the same for all
/// positions that compare equal (an ID otherwise tells how many colors the board was made with).
QString boardKey(const samegame::StartPosition& position);

/// The inverse of boardKey; nothing if the text is no key.
std::optional<samegame::StartPosition> positionOfKey(const QString& key);
