#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `samegame-cli merge FILE... --output FILE`: puts the trials of shards together.
Command merge_command(CLI::App& program);

} // namespace samegame::cli
