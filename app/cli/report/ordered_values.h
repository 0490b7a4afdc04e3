#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/stats/interval.h"

namespace samegame::cli {

/// A value of each board, with their mean.
struct OrderedSeries {
    std::string name;
    std::size_t color = 0; ///< The number of its color and its dashes.
    std::vector<double> values;
    double mean = 0;
    std::optional<Interval> interval; ///< Of the mean.
};

/// A chart of a picture, as the text of SVG: the values of each series from the lowest to the
/// highest, as a curve with a dot for each board, and the mean with its interval as a band across.
/// It shows what a mean hides: on how many boards a difference is above 0, and whether few boards
/// make it. Places are percent of the boards, so that series of different length can be compared.
/// There is a value at least; the chart lies between the edges, in pixels of the picture, with its
/// axis below them. `has_zero`: 0 is within the chart and has a line of its own.
std::string ordered_chart(std::span<const OrderedSeries> series, const std::string& value_title,
                          bool has_zero, double top_edge, double bottom_edge);

} // namespace samegame::cli
