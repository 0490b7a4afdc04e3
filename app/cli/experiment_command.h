#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `samegame-cli experiment NAME|FILE`: a table of a paper, or one of a user's own.
Command experiment_command(CLI::App& program);

} // namespace samegame::cli
