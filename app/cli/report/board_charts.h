#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "app/cli/report/ordered_values.h"
#include "engine/stats/board_values.h"

namespace samegame::cli {

// What figures over boards have in common: a chart of scores, and mostly one of differences below.

// The edges of the two charts, in pixels; the first one begins at pictures::svg::top.
inline constexpr double first_chart_bottom = 290;
inline constexpr double second_chart_top = 370;
inline constexpr double second_chart_bottom = 590;
inline constexpr double below_chart = 60; ///< For the title of the axis.

/// The mean of each board, with their mean for boards like these.
OrderedSeries series_by_board(const std::string& name, std::size_t color,
                              const BoardValues& values);

/// ordered_chart, or a box_chart of the same values.
std::string chart_by_board(std::span<const OrderedSeries> series, bool has_boxes,
                           const std::string& value_title, bool has_zero, double top_edge,
                           double bottom_edge);

/// The sample of a series of such a chart in a legend, around the middle `y` of its row.
std::string sample_by_board(std::size_t color, bool has_boxes, double y);

} // namespace samegame::cli
