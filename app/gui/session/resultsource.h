#pragma once

#include "app/gui/session/searchrunner.h"
#include "engine/formats/game_record.h"
#include "engine/studies/experiment/comparison.h"

/// Where the best line of a search comes from, for solution files. `report` is there once the
/// search has ended.
samegame::RecordSource sourceOf(const SearchJob& job, const samegame::SearchSnapshot& snapshot,
                                const samegame::SearchReport* report);

/// Where the line of a comparison's run, which has ended, comes from.
samegame::RecordSource sourceOf(const samegame::ComparisonRequest& request,
                                const samegame::Trial& result);
