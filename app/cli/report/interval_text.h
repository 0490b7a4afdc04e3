#pragma once

#include <optional>
#include <string>

#include "app/cli/terminal/json_output.h"
#include "engine/stats/interval.h"

namespace samegame::cli {

/// Half the width of an interval around its value, empty without one.
std::string half_width(const std::optional<Interval>& interval);

/// "844.3 ± 12.0", or the value alone.
std::string with_half_width(double value, const std::optional<Interval>& interval);

/// [low, high], or null.
Json interval_json(const std::optional<Interval>& interval);

} // namespace samegame::cli
