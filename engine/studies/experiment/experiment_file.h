#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/studies/experiment/experiment.h"

namespace samegame {

/// Reads the file of an experiment. The error names the wrong or unknown member with its place:
/// 'entries.2.budget'.
Result<Experiment> parse_experiment(std::string_view json, std::string name);

/// The tables and figures of papers that come with the program (resources/experiments), in the
/// order of engine/CMakeLists.txt. Any thread.
const std::vector<Experiment>& shipped_experiments();

/// The shipped experiment with this name; nullptr if there is none.
const Experiment* find_experiment(std::string_view name);

} // namespace samegame
