#pragma once

#include <string>
#include <vector>

#include "app/cli/terminal/json_output.h"
#include "engine/experiment/paired_comparison.h"

namespace samegame::cli {

/// A comparison as JSON: what is compared, the trials, and what they come to. The same value is
/// printed and kept in the file of `--resume`.
Json json_of(const PairedRequest& request, std::span<const PairedTrial> trials);

/// A comparison that was kept.
struct KeptComparison {
    std::uint64_t seed = 0;
    Json settings;                   ///< All that must be the same for the trials to go on.
    std::vector<PairedTrial> trials; ///< The first ones of the comparison.
};

/// What must be the same for trials to go on, as KeptComparison has it.
Json settings_of(const PairedRequest& request);

/// Reads the text of a file that json_of made. Throws InputError, which names `path`.
KeptComparison kept_comparison(const std::string& text, const std::string& path);

} // namespace samegame::cli
