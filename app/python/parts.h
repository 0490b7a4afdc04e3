#pragma once

#include <pybind11/pybind11.h>

namespace samegame::python {

// The module is made of these parts, in this order: each adds its classes and functions, and a
// later one takes and returns objects of the earlier ones.

void add_positions(pybind11::module_& module);  ///< Position, board, boards.
void add_lines(pybind11::module_& module);      ///< Line, read_game.
void add_registries(pybind11::module_& module); ///< solvers, policies.
void add_searches(pybind11::module_& module);   ///< solve, analyze.
void add_reviews(pybind11::module_& module);    ///< review.
void add_playouts(pybind11::module_& module);   ///< playouts.
void add_trials(pybind11::module_& module);     ///< run_trials, read_trials.

} // namespace samegame::python
