#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "app/cli/terminal/failure.h"

namespace samegame::cli {

/// One command of the program: its form of arguments, and what it does once they are read. `run`
/// throws Failure when the command cannot be carried out.
struct Command {
    CLI::App* form = nullptr; ///< Owned by the program's CLI::App.
    std::function<ExitCode()> run;
};

} // namespace samegame::cli
