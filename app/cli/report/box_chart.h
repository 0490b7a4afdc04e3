#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "engine/stats/quantile_box.h"

namespace samegame::cli {

/// A series as a box plot shows it.
struct BoxSeries {
    std::string name;
    std::size_t color = 0; ///< The number of its color, from 0.
    QuantileBox box;
};

/// What the parts of a box mean, in a sentence.
std::string box_note();

/// A chart of a picture, as the text of SVG: a box for each series, from left to right in their
/// order, with its name below it, or the number of its color where names find no room. There is a
/// series at least; the chart lies between the edges, in pixels of the picture, with its axis below
/// them. `has_zero`: 0 is within the chart and has a line of its own.
std::string box_chart(std::span<const BoxSeries> series, const std::string& value_title,
                      bool has_zero, double top_edge, double bottom_edge);

/// The name of a series for a legend beside a chart with these names: behind its number, 1 for the
/// first color, if the boxes have numbers.
std::string box_legend(const std::string& name, std::size_t color,
                       std::span<const std::string> names);

/// The sample of a series in a legend, around the middle `y` of its row.
std::string box_sample(std::size_t color, double y);

} // namespace samegame::cli
