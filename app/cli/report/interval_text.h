#pragma once

#include <optional>

#include "app/cli/terminal/json_output.h"
#include "app/pictures/report_text.h"
#include "engine/stats/interval.h"

namespace samegame::cli {

using pictures::half_width;
using pictures::with_half_width;

/// [low, high], or null.
Json interval_json(const std::optional<Interval>& interval);

} // namespace samegame::cli
