#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/studies/experiment/experiment.h"

namespace samegame {

/// An experiment as its file has it. The error names the member that is not as expected, or not
/// known at all, with its place: 'entries.2.budget'.
Result<Experiment> parse_experiment(std::string_view json, std::string name);

} // namespace samegame
