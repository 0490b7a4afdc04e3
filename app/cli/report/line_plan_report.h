#pragma once

#include <string>

#include "app/cli/terminal/json_output.h"
#include "engine/studies/review/line_plan.h"

namespace samegame::cli {

/// The plan of a line from `start`: what it harvests, and a row for each move with its reason.
std::string plan_text(const LinePlan& plan, const Board& start);

/// The same with the blocks of each group, as they stand at the start. Moves count from 1.
Json plan_json(const LinePlan& plan, const Board& start);

} // namespace samegame::cli
