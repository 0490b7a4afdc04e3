#pragma once

#include <chrono>

namespace samegame {

/// The clock of every budget and measurement: monotonic wall time.
using Clock = std::chrono::steady_clock;

/// Wall time in seconds.
using Seconds = std::chrono::duration<double>;

} // namespace samegame
