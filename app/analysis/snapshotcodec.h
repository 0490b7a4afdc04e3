#pragma once

#include <QByteArray>

#include <optional>

#include "engine/game/start_position.h"
#include "engine/search/search_control.h"

/// What a search knows of a position, as bytes to be stored. Lines are stored as moves alone: their
/// scores are earned again when they are read.
QByteArray encoded(const samegame::SearchSnapshot& snapshot);

/// The inverse of encoded(). Nothing if the bytes are damaged, of another version, or do not belong
/// to `position`: every line is replayed, every number checked.
std::optional<samegame::SearchSnapshot> decodedSnapshot(const QByteArray& bytes,
                                                        const samegame::StartPosition& position);
