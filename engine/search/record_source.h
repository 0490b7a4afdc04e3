#pragma once

#include "engine/formats/game_record.h"
#include "engine/search/search_run.h"

namespace samegame {

/// What a solution file says of a search that has come so far: all but how it ended and the
/// program. Statements about the board are about that of the request.
RecordSource source_of(const SearchRequest& request, const SearchSnapshot& snapshot);

} // namespace samegame
