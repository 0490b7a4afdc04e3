#pragma once

#include <span>

#include "app/cli/terminal/json_output.h"
#include "engine/studies/experiment/comparison.h"

namespace samegame::cli {

/// A comparison as JSON: what is compared, the trials, and what they come to.
Json json_of(const PairedRequest& request, std::span<const PairedTrial> trials);

} // namespace samegame::cli
