#pragma once

#include <span>
#include <string>

#include "app/cli/terminal/json_output.h"
#include "engine/studies/experiment/comparison.h"

namespace samegame::cli {

/// A comparison as JSON: its settings, its trials and the result.
Json json_of(const PairedRequest& request, std::span<const PairedTrial> trials);

/// The present state of a running comparison in one line: the difference first, so that a terminal
/// of 40 columns does not cut it off.
std::string progress_text(const PairedSummary& summary);

} // namespace samegame::cli
