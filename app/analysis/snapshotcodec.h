#pragma once

#include <QByteArray>

#include <optional>

#include "app/analysis/positionresults.h"

/// What searches know of a position, as bytes to be stored. Lines are stored as moves alone: their
/// scores are earned again when they are read. How a search was made is not stored.
QByteArray encoded(const PositionResult& result);

/// The inverse of encoded(). Nothing if the bytes are damaged, of a later version, or do not belong
/// to `position`: every line is replayed, every number checked. Earlier versions, which knew no
/// solver's name, are read too, but for their ceilings, of which some were false.
std::optional<PositionResult> decodedSnapshot(const QByteArray& bytes,
                                              const samegame::StartPosition& position);
