#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `solve`: one search, and its best line.
Command solve_command(CLI::App& program);

} // namespace samegame::cli
