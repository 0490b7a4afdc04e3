#pragma once

#include <string>

#include "engine/search/budget.h"

namespace samegame::cli {

// The facts about a run on a page of measurements or in a figure, besides its command.

/// The name of the processor, from Linux.
std::string machine_name();

enum class DayOf { universal_time, this_place };

/// "2026-11-23".
std::string today(DayOf clock = DayOf::universal_time);

/// "200 playouts", "0.5 s", "1000 nodes", "no limit".
std::string budget_text(const Budget& budget);

} // namespace samegame::cli
