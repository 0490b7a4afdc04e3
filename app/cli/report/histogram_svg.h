#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/stats/score_histogram.h"

namespace samegame::cli {

/// A distribution with the name of what produced it.
struct NamedHistogram {
    std::string name;
    ScoreHistogram histogram; ///< There is a score at least.
};

/// A width that gives all the histograms together about fifty bins, the same for each.
int common_bin_width(std::span<const NamedHistogram> histograms);

/// The histograms as step outlines over one axis of scores, in percent of each one's playouts, with
/// a legend below them, and sentences (without their full stops) on what is left out: the text of
/// an SVG file. Outlines differ in color and in dashes.
std::string histogram_svg(const std::string& title, std::span<const NamedHistogram> histograms,
                          std::span<const std::string> left_out);

} // namespace samegame::cli
