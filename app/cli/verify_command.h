#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `verify`: replays solution files and compares what they claim with what their moves earn.
Command verify_command(CLI::App& program);

} // namespace samegame::cli
