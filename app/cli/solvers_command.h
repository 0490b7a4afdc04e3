#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `solvers`: every solver and playout policy with its options.
Command solvers_command(CLI::App& program);

} // namespace samegame::cli
