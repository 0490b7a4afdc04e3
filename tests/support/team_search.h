#pragma once

#include <functional>

#include "engine/search/search_run.h"
#include "engine/search/search_team.h"

namespace samegame {

/// What a test does with the team of a search, and with its control.
using TeamTask = std::function<void(SearchTeam&, SearchControl&)>;

/// Runs the search that `request` describes, but for its solver: in its place the task has the
/// team. One search at a time.
SearchReport search_by(TeamTask task, SearchRequest request);

} // namespace samegame
