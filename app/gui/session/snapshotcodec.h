#pragma once

#include <QByteArray>

#include <optional>

#include "app/gui/session/positionresults.h"

/// What searches know of a position, as bytes for the store. Lines are stored as moves; their
/// scores are computed when they are read. Of a search's settings only the seed is stored.
QByteArray encoded(const PositionResult& result);

/// The inverse of encoded(). Nothing if the bytes are damaged, of a later version, or do not belong
/// to `position`: every line is replayed, every number checked. Earlier versions are read too: the
/// second one, which had no seed, and the first one, which knew no solver's name either, but for
/// its ceilings, of which some were false.
std::optional<PositionResult> decodedSnapshot(const QByteArray& bytes,
                                              const samegame::Position& position);
