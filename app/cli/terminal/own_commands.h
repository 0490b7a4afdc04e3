#pragma once

#include <vector>

#include "app/cli/terminal/command_line.h"

namespace samegame::cli {

/// Adds the commands about the program itself, which every program has: `help`, `man` and
/// `completion`. They know all commands that are there when they run.
std::vector<Command> own_commands(CLI::App& program);

} // namespace samegame::cli
