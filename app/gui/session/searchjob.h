#pragma once

#include <QMetaType>

#include <cstdint>
#include <string>

#include "engine/game/line.h"
#include "engine/search/search_run.h"

/// A search to be done, as a plain value with a number. The runner numbers jobs; whatever arrives
/// from an older job is dropped.
struct SearchJob {
    std::uint64_t number = 0;
    samegame::SearchRequest request;
    samegame::Line prefix; ///< Moves and score from the game's start to request.start.board.
};
