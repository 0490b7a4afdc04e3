#pragma once

#include "app/gui/session/knownlines.h"
#include "app/gui/session/positionresults.h"

/// What two searches of one position know together: of each candidate and of the position the
/// better line, so that what was found once is never lost to a search that had less luck, and what
/// was proven once stays proven.
///
/// Playouts, nodes, time, visits, means and attempts are those of the later search; if `addsUp`
/// (both used the same solver with the same options) they are those of both searches. Otherwise a
/// candidate that the earlier search alone knows, or knows better, has that one's best score and
/// line, and its name; its visits are none of the later one's, and so they are not told. The curve
/// is that of the later one.
PositionResult combinedResult(const PositionResult& earlier, const PositionResult& later,
                              bool addsUp);

/// `result` with the best line in every order of its first moves (samegame::take_other_orders).
/// What that gives a candidate is the find of whoever found the best line.
PositionResult withOtherOrders(PositionResult result, const samegame::StartPosition& position);

/// `result`, if there is one, with a line from `position` to its end that was found elsewhere: it
/// is a candidate's, and the best one where no better is known. Counts nothing.
PositionResult withKnownLine(const PositionResult* result, const samegame::StartPosition& position,
                             const KnownLine& line);
