#pragma once

#include <string>

#include "engine/studies/experiment/comparison.h"

namespace samegame::cli {

/// How a comparison that runs stands, in one line: the difference first, so that a narrow terminal
/// of 40 columns does not cut it off.
std::string progress_text(const PairedSummary& summary);

} // namespace samegame::cli
