#pragma once

#include <cstdlib>

#include "engine/base/text.h"

namespace samegame {

/// How much of something a test does: the number of this name in the environment, from 1 to `most`,
/// for longer and shorter runs by hand, or `otherwise`. Throws if it is no such number.
inline int wanted_count(const char* name, int otherwise, int most = 1'000'000) {
    const char* wanted = std::getenv(name);
    return wanted == nullptr ? otherwise : static_cast<int>(parse_integer(wanted, 1, most).value());
}

} // namespace samegame
