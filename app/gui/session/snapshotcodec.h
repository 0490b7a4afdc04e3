#pragma once

#include <QByteArray>

#include <optional>

#include "app/gui/session/positionresults.h"

/// What searches know of a position, as bytes to be stored. Lines are stored as moves alone: their
/// scores are earned again when they are read. Of how a search was made its seed alone is stored.
QByteArray encoded(const PositionResult& result);

/// The inverse of encoded(). Nothing if the bytes are damaged, of a later version, or do not belong
/// to `position`: every line is replayed, every number checked. Earlier versions are read too: the
/// second one, which had no seed, and the first one, which knew no solver's name either, but for
/// its ceilings, of which some were false.
std::optional<PositionResult> decodedSnapshot(const QByteArray& bytes,
                                              const samegame::StartPosition& position);
