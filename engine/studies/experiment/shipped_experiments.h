#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/studies/experiment/experiment.h"

namespace samegame {

/// The tables and figures of the papers that the program comes with (resources/experiments), in the
/// order in which they are listed. Any thread.
const std::vector<Experiment>& shipped_experiments();

/// The one with this name; nullptr if there is none.
const Experiment* find_experiment(std::string_view name);

} // namespace samegame
