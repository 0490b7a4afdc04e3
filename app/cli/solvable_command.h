#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `solvable BOARD`: a line that clears it, a proof that there is none, or neither.
/// `solvable --count SIZE`, or `--rows R --columns C`: how many boards of a size can be cleared.
Command solvable_command(CLI::App& program);

} // namespace samegame::cli
