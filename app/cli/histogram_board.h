#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/cli/terminal/json_output.h"
#include "engine/game/position.h"
#include "engine/stats/score_histogram.h"

namespace samegame::cli {

/// The playout scores of policies on one board: a histogram for each policy that Ctrl+C left time
/// for.
struct Distributions {
    Position start;
    std::uint64_t playouts = 0; ///< Wanted of each policy.
    std::uint64_t seed = 0;
    std::optional<int> bin_width = {}; ///< The width chosen.
    std::vector<std::string> policies = {};
    std::vector<ScoreHistogram> histograms = {};
};

Json json_of(const Distributions& drawn);

/// The table for people, a row for each policy.
std::string terminal_text(const Distributions& drawn);

/// The table of bins.
std::string csv_text(const Distributions& drawn);

/// The figure as the text of an SVG file, for one histogram or more: their outlines or box plots,
/// with a legend and sentences (given without full stops) below them.
std::string svg_text(const Distributions& drawn, const std::string& title, bool has_boxes,
                     std::span<const std::string> left_out);

} // namespace samegame::cli
