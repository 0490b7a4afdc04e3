#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/search/solver.h"

namespace samegame {

/// Every solver, in the order of the documentation.
std::span<const SolverEntry> solver_registry();

/// Has another program search (solvers/external/external_solver.h). It is no row of the registry,
/// since without a command there is nothing to run.
const SolverEntry& external_solver();

/// The row with this name, or "external" for external_solver(); else nullptr.
const SolverEntry* find_solver(std::string_view name);

/// What stands before the command of another program, where people and files name a solver.
inline constexpr std::string_view external_prefix = "external:";

/// A solver as people and files name it, with the options ("key=value") that the name gives.
struct NamedSolver {
    const SolverEntry* solver = nullptr;
    std::vector<std::string> options;
};

/// find_solver, or the solver that "external:COMMAND" names; nothing without one.
std::optional<NamedSolver> solver_of_name(std::string_view name);

/// The names that a sentence suggests: those of the registry and "external:COMMAND".
std::vector<std::string> names_of_solvers();

/// The command that a search by this solver starts; nothing for the solvers of this program.
std::optional<std::string> command_of(const SolverEntry& solver, const OptionValues& options);

/// The strongest solver at any budget, by measurement on generated boards
/// (engine/measurements/default_solver.md); with refill, flat Monte-Carlo.
const SolverEntry& default_solver(const Rules& rules = {});

} // namespace samegame
