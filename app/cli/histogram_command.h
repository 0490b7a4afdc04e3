#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `histogram`: the score distribution of playout policies from one position.
Command histogram_command(CLI::App& program);

} // namespace samegame::cli
