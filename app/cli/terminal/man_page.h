#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace samegame::cli {

/// The man page of a program, made from the forms of its commands and the tables of solvers and
/// policies. It is the same on every machine.
std::string man_page_of(const CLI::App& program);

} // namespace samegame::cli
