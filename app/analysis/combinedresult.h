#pragma once

#include "engine/game/start_position.h"
#include "engine/search/search_control.h"

/// What two searches of one position know together: of each candidate and of the position the
/// better line, so that what was found once is never lost to a search that had less luck.
///
/// Playouts, nodes, time, visits and means are those of the later search; if `addsUp` (both used
/// the same solver with the same options) they are those of both searches. The curve is that of
/// the later one.
samegame::SearchSnapshot combinedResult(const samegame::SearchSnapshot& earlier,
                                        const samegame::SearchSnapshot& later, bool addsUp);

/// `result`, if there is one, with a line from `position` to its end that was found elsewhere: it
/// is a candidate's, and the best one where no better is known. Counts nothing.
samegame::SearchSnapshot withKnownLine(const samegame::SearchSnapshot* result,
                                       const samegame::StartPosition& position,
                                       const samegame::Line& line);
