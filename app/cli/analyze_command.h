#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `analyze`: the first moves of a position as one search values them, best first.
Command analyze_command(CLI::App& program);

} // namespace samegame::cli
