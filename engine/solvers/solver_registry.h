#pragma once

#include <span>
#include <string_view>

#include "engine/search/solver.h"

namespace samegame {

/// Every solver, in the order of the documentation.
std::span<const SolverEntry> solver_registry();

/// The row with this name, or nullptr.
const SolverEntry* find_solver(std::string_view name);

/// The strongest solver at any budget, by measurement on generated boards
/// (engine/measurements/default_solver.md); with refill, flat Monte-Carlo.
const SolverEntry& default_solver(const Rules& rules = {});

} // namespace samegame
