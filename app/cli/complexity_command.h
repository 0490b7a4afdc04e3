#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `complexity [BOARDS]`: length and branching of games, and what follows of the game's size.
Command complexity_command(CLI::App& program);

} // namespace samegame::cli
