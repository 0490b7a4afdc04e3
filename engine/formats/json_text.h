#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "engine/base/result.h"

namespace samegame {

/// The most arrays, objects, names and values in a text, each of which takes some 80 bytes in
/// memory; a solution file has some 1,100.
inline constexpr std::size_t max_json_values = 500'000;

/// The JSON value in `text` from any writer, after an optional byte order mark. Besides text that
/// is not JSON, refuses text after the value, a name that occurs twice in an object (readers differ
/// in which they take), numbers beyond a double, and nesting, objects and counts of values so large
/// that they would cost stack, time and memory.
Result<nlohmann::ordered_json> parse_json(std::string_view text);

} // namespace samegame
