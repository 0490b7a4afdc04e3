#pragma once

#include <vector>

#include "app/cli/terminal/command_line.h"

namespace samegame::cli {

/// Adds the commands about the program itself, which every program has: `help`. It knows all
/// commands that are there when it runs.
std::vector<Command> own_commands(CLI::App& program);

} // namespace samegame::cli
