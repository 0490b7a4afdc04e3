#pragma once

#include <optional>

#include "engine/game/board.h"
#include "engine/game/line.h"
#include "engine/game/rules.h"
#include "engine/search/search_context.h"

namespace samegame {

/// Runs a beam search of `root` within the search of `context`, on this thread, and takes over its
/// results (SearchContext::take_search). Its layers have at most `width` positions, fewer if little
/// budget is left: it costs about a quarter of that, never more than half. Draws its seed from the
/// context's generator. Returns its best line, if it had one before it was stopped.
std::optional<Line> run_short_beam(const Board& root, const Rules& rules, int width,
                                   SearchContext& context);

} // namespace samegame
