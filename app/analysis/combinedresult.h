#pragma once

#include "engine/search/search_control.h"

/// What two searches of one position know together: of each candidate and of the position the
/// better line, so that what was found once is never lost to a search that had less luck.
///
/// Playouts, nodes, time, visits and means are those of the later search; if `addsUp` (both used
/// the same solver with the same options) they are those of both searches. The curve is that of
/// the later one.
samegame::SearchSnapshot combinedResult(const samegame::SearchSnapshot& earlier,
                                        const samegame::SearchSnapshot& later, bool addsUp);
