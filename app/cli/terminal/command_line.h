#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/terminal/failure.h"

namespace samegame::cli {

/// One command of the program: its form of arguments, and what it does once they are read. `run`
/// throws Failure when the command cannot be carried out.
struct Command {
    CLI::App* form = nullptr; ///< Owned by the program's CLI::App.
    std::function<ExitCode()> run;
};

/// "; did you mean 'solve'?" if a word among `known` is similar to `word`, else nothing.
std::string suggestion(std::string_view word, std::span<const std::string> known);

/// Throws UsageError: `word` is no `what` ("solver"), one of `known` is expected. It proposes a
/// similar one.
[[noreturn]] void refuse_name(const std::string& what, std::string_view word,
                              std::span<const std::string> known);

/// Reads the command line into the forms of `program` and its commands, and of the commands that
/// every program has (own_commands), and runs the command that it names, or prints help or version.
/// Throws UsageError for a command line that is wrong.
ExitCode run_command(CLI::App& program, std::vector<Command> commands, int argc,
                     const char* const* argv);

/// Adds what every program has, before its commands are added: `--help`, `--version`, `--quiet`,
/// and `--isa`, the instructions that playouts use. They may stand before or after a command.
/// `version` is what `--version` prints after the program's name.
void add_program_options(CLI::App& program, const std::string& version);

/// Runs a program called `name` and returns its exit code; every failure of `run` becomes one
/// sentence on standard error. If the command line has `--json` and no JSON has been printed yet,
/// it is printed as JSON on standard output, too. main() calls it first and once: it opens standard
/// streams that the program was started without, so that no file that is written takes their place.
int run_program(const std::string& name, const std::function<ExitCode()>& run);

} // namespace samegame::cli
