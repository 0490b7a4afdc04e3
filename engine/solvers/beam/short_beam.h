#pragma once

#include <optional>

#include "engine/game/board.h"
#include "engine/game/line.h"
#include "engine/game/rules.h"
#include "engine/search/search_context.h"

namespace samegame {

/// Runs a beam search of `root` within the search of `context`, on this thread, and takes what it
/// found over (SearchContext::take_search). Its layers have at most `width` positions, fewer where
/// the budget left is small: it costs a quarter of that or so, never more than half. Draws its seed
/// from the context's generator. Returns its best line; none if it was stopped before it had one.
std::optional<Line> run_short_beam(const Board& root, const Rules& rules, int width,
                                   SearchContext& context);

} // namespace samegame
