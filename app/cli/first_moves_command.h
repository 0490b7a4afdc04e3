#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `first-moves [BOARDS]`: how good the first moves of boards are, and what tells so beforehand.
Command first_moves_command(CLI::App& program);

} // namespace samegame::cli
