#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `compare "SOLVER key=value ..." "SOLVER key=value ..."`.
Command compare_command(CLI::App& program);

} // namespace samegame::cli
