#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "engine/base/result.h"

namespace samegame {

/// Arrays, objects, names and values of a text, each of which takes some 80 bytes once it is read;
/// a solution file needs some 1,100.
inline constexpr std::size_t max_json_values = 500'000;

/// The JSON value that `text` is, whoever wrote it; a byte order mark may stand before it. Refused
/// besides what is no JSON: text after the value, a name that an object has twice (readers differ
/// in which of the two they take), numbers beyond what a double holds, and nesting, objects and
/// counts of values so large that they would cost stack, time and memory.
Result<nlohmann::ordered_json> parse_json(std::string_view text);

} // namespace samegame
