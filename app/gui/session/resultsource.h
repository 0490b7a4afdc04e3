#pragma once

#include "app/gui/session/searchrunner.h"
#include "engine/formats/game_record.h"
#include "engine/studies/experiment/comparison.h"

/// The origin of a search's best line, for solution files. `report` is given once the search has
/// ended.
samegame::RecordSource sourceOf(const SearchJob& job, const samegame::SearchSnapshot& snapshot,
                                const samegame::SearchReport* report);

/// The origin of the line of an ended run of a comparison.
samegame::RecordSource sourceOf(const samegame::ComparisonRequest& request,
                                const samegame::Trial& result);
