#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `perft`: lines and positions to a depth.
Command perft_command(CLI::App& program);

} // namespace samegame::cli
