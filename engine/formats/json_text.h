#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "engine/base/result.h"

namespace samegame {

/// The most arrays, objects, names and values in a text, some 80 bytes each in memory.
inline constexpr std::size_t max_json_values = 500'000;

/// The JSON value in `text`, after an optional byte order mark. Refuses text after the value, a
/// name that occurs twice in an object, numbers beyond a double, and nesting, objects and counts of
/// values so large that they would cost stack, time and memory.
Result<nlohmann::ordered_json> parse_json(std::string_view text);

} // namespace samegame
