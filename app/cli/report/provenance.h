#pragma once

#include <string>

namespace samegame::cli {

/// What a page of measurements tells of a run besides its command.

/// The name of the processor, as Linux tells it.
std::string machine_name();

/// "2026-11-23", in universal time.
std::string today();

} // namespace samegame::cli
