#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/stats/score_histogram.h"

namespace samegame::cli {

/// The bins of a command's histograms: about fifty, the same for each.
CommonBins bins_of(std::span<const ScoreHistogram> histograms);

/// The histograms, each with a score at least and a name, as step outlines over one axis of scores,
/// in percent of each one's playouts, with a legend below them, and sentences (without their full
/// stops) on what is left out: the text of an SVG file. Outlines differ in color and in dashes.
std::string histogram_svg(const std::string& title, std::span<const std::string> names,
                          std::span<const ScoreHistogram> histograms,
                          std::span<const std::string> left_out);

} // namespace samegame::cli
