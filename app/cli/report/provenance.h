#pragma once

#include <string>

namespace samegame::cli {

// The facts about a run on a page of measurements, besides its command.

/// The name of the processor, from Linux.
std::string machine_name();

/// "2026-11-23", in universal time.
std::string today();

} // namespace samegame::cli
