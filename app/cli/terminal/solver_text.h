#pragma once

#include <string>
#include <vector>

#include "engine/playout/policy_registry.h"
#include "engine/search/solver.h"
#include "engine/solvers/solver_registry.h"

namespace samegame::cli {

/// A solver or policy as `solvers` tells of it, with its options, wrapped to help_width().
std::string solver_text(const SolverEntry& solver);
std::string policy_text(const PolicyEntry& policy);

/// The options of a solver for the help of commands that take it; empty for an empty name. Throws
/// UsageError for an unknown one.
std::string help_on_solver(const std::string& name);

/// The solver called so, or the other program that "external:COMMAND" names; throws UsageError.
NamedSolver known_solver(const std::string& name);

/// "1 to 10", or the choices: what an option takes.
std::string range_of(const OptionSpec& option);

std::vector<std::string> solver_names();
std::vector<std::string> policy_names();
std::vector<std::string> names_of_solvers_and_policies();

} // namespace samegame::cli
