#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `generate`: boards for experiments.
Command generate_command(CLI::App& program);

} // namespace samegame::cli
