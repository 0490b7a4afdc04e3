#pragma once

#include <span>
#include <string>

#include "app/cli/terminal/json_output.h"
#include "engine/studies/experiment/comparison.h"

namespace samegame::cli {

/// A comparison as JSON: what is compared, the trials, and what they come to.
Json json_of(const PairedRequest& request, std::span<const PairedTrial> trials);

/// How a comparison that runs stands, in one line: the difference first, so that a narrow terminal
/// of 40 columns does not cut it off.
std::string progress_text(const PairedSummary& summary);

} // namespace samegame::cli
