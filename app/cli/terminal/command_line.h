#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/cli/terminal/failure.h"

namespace samegame::cli {

/// "; did you mean 'solve'?" where a word among `known` is similar to `word`, else nothing.
std::string suggestion(std::string_view word, std::span<const std::string> known);

/// Throws UsageError: `word` is no `what` ("solver"), expected one of `known`; the similar one is
/// proposed.
[[noreturn]] void refuse_name(const std::string& what, std::string_view word,
                              std::span<const std::string> known);

/// Reads the command line into the forms of `program` and its commands. Returns an exit code where
/// that is all there is to do: help and version are printed. Throws UsageError with one sentence
/// for a command line that is wrong.
std::optional<ExitCode> read_command_line(CLI::App& program, int argc, const char* const* argv);

} // namespace samegame::cli
