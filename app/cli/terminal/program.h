#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "app/cli/terminal/failure.h"

namespace samegame::cli {

/// Adds `--isa`, the instructions that playouts use; it may stand before or after a command.
void add_isa(CLI::App& program);

/// What main() does: makes every way in which `run` can fail one sentence of the program called
/// `name`, and an exit code. Keeps files that are written from taking the place of standard streams
/// that the program was started without. Called first, once.
int run_program(const std::string& name, const std::function<ExitCode()>& run);

} // namespace samegame::cli
