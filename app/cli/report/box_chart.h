#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace samegame::cli {

/// The quantiles of a series that a box plot shows.
struct BoxSeries {
    std::string name;
    std::size_t color = 0; ///< The number of its color.
    double minimum = 0;
    double low = 0;   ///< The quantile of 5 %.
    double first = 0; ///< The quantile of 25 %.
    double median = 0;
    double third = 0; ///< The quantile of 75 %.
    double high = 0;  ///< The quantile of 95 %.
    double maximum = 0;
};

/// The quantiles of one value or more: each is the lowest value that at least so many do not
/// exceed.
BoxSeries box_of(const std::string& name, std::size_t color, std::vector<double> values);

/// What the parts of a box mean, in a sentence.
std::string box_note();

/// A chart of a picture, as the text of SVG: a box for each series, from left to right in their
/// order, with its name below it, or its number where names find no room. There is a series at
/// least; the chart lies between the edges, in pixels of the picture, with its axis below them.
/// `has_zero`: 0 is within the chart and has a line of its own.
std::string box_chart(std::span<const BoxSeries> series, const std::string& value_title,
                      bool has_zero, double top_edge, double bottom_edge);

/// The sample of a series in a legend, around the middle `y` of its row.
std::string box_sample(std::size_t color, double y);

} // namespace samegame::cli
