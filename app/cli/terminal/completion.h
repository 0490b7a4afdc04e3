#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace samegame::cli {

/// The shells that completion_script knows.
std::vector<std::string> completed_shells();

/// The script by which a shell completes the command lines of `program`: its commands, their
/// options, the values of these (offer) and the options of the solver that the line names. Nothing
/// for an unknown shell.
std::optional<std::string> completion_script(const CLI::App& program, std::string_view shell);

} // namespace samegame::cli
