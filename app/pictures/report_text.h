#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/search/budget.h"
#include "engine/stats/interval.h"

namespace samegame::pictures {

/// "1 board", "2 boards".
std::string counted(std::uint64_t count, const std::string& noun);

/// "'nrpa' found no game in 2 of 40 searches, which count as 0 points".
std::string without_game_text(const std::string& searcher, std::uint64_t count,
                              std::uint64_t searches);

/// "200 playouts", "0.5 s", "1000 nodes", "no limit".
std::string budget_text(const Budget& budget);

/// Half the width of an interval around its value, empty without one.
std::string half_width(const std::optional<Interval>& interval);

/// "844.3 ± 12.0", or the value alone.
std::string with_half_width(double value, const std::optional<Interval>& interval);

} // namespace samegame::pictures
