#pragma once

#include <string>
#include <vector>

#include "app/cli/report/experiment_report.h"

namespace samegame::cli {

/// The figure: values with their intervals along the experiment's axis, one curve for each series,
/// published ones as rings; or the mean best scores over time, a dot where the score of an entrant
/// was found as its trials ended. It says what it leaves out. The text of an SVG file.
std::string experiment_svg(const ExperimentReport& report);

/// What has no place in the figure, and why: sentences without their full stops.
std::vector<std::string> entries_left_out(const ExperimentReport& report);

} // namespace samegame::cli
