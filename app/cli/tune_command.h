#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `tune SOLVER --parameter NAME=LOW..HIGH`: finds values of a solver's options by the
/// cross-entropy method.
Command tune_command(CLI::App& program);

} // namespace samegame::cli
