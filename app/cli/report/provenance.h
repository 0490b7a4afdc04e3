#pragma once

#include <string>

#include "app/pictures/report_text.h"

namespace samegame::cli {

// The facts about a run on a page of measurements or in a figure, besides its command.

using pictures::budget_text;

/// The name of the processor, from Linux.
std::string machine_name();

enum class DayOf { universal_time, this_place };

/// "2026-11-23".
std::string today(DayOf clock = DayOf::universal_time);

} // namespace samegame::cli
