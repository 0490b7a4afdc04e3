#pragma once

#include "app/cli/report/experiment_report.h"
#include "app/cli/terminal/json_output.h"

namespace samegame::cli {

/// The report as JSON, with every trial.
Json json_of(const ExperimentReport& report);

} // namespace samegame::cli
