#include "app/cli/report/box_chart.h"

#include <algorithm>
#include <vector>

#include "app/pictures/svg.h"
#include "engine/base/text.h"
#include "engine/stats/interval.h"
#include "engine/stats/nice_step.h"

namespace samegame::cli {

namespace {

namespace svg = pictures::svg;

constexpr double box_share = 0.4;  ///< Of a column.
constexpr double widest_box = 120; ///< In pixels, so that a single box is no wall.

std::string rectangle(double x, double y, double width, double height, std::size_t color) {
    const std::string paint = svg::color_of(color);
    return "<rect x=\"" + fixed(x, 1) + "\" y=\"" + fixed(y, 1) + "\" width=\"" + fixed(width, 1) +
           "\" height=\"" + fixed(height, 1) + "\" fill=\"" + paint +
           "\" fill-opacity=\"0.15\" stroke=\"" + paint + "\" stroke-width=\"1.5\"/>\n";
}

std::string line(double x1, double y1, double x2, double y2, std::size_t color,
                 const std::string& width) {
    return svg::segment(x1, y1, x2, y2,
                        "stroke=\"" + svg::color_of(color) + "\" stroke-width=\"" + width + "\"");
}

std::string drawn(const BoxSeries& series, double place, double half, const svg::Plot& plot) {
    const QuantileBox& box = series.box;
    const double x = plot.x(place);
    std::string content =
        rectangle(x - half, plot.y(box.third), 2 * half, plot.y(box.first) - plot.y(box.third),
                  series.color) +
        line(x - half, plot.y(box.median), x + half, plot.y(box.median), series.color, "3") +
        line(x, plot.y(box.first), x, plot.y(box.low), series.color, "1.5") +
        line(x, plot.y(box.third), x, plot.y(box.high), series.color, "1.5");
    for (const double end : {box.low, box.high})
        content += line(x - half / 2, plot.y(end), x + half / 2, plot.y(end), series.color, "1.5");
    for (const double end : {box.minimum, box.maximum})
        content += svg::circle(
            x, plot.y(end), R"(r="3" fill="none" stroke=")" + svg::color_of(series.color) + "\"");
    return svg::group(series.name, content);
}

/// Below boxes that share the width of a chart.
bool names_fit(std::span<const std::string> names) {
    const double column = (svg::right - svg::left) / static_cast<double>(names.size());
    return std::ranges::all_of(names, [column](const std::string& name) {
        return svg::digit_width * static_cast<double>(name.size() + 1) <= column;
    });
}

std::string number_of(std::size_t color) {
    return std::to_string(color + 1);
}

} // namespace

std::string box_note() {
    return "A box has the middle half of the values, with a line at the median; whiskers reach to "
           "5 % and 95 %, and rings are the lowest and the highest.";
}

std::string box_chart(std::span<const BoxSeries> series, const std::string& value_title,
                      bool has_zero, double top_edge, double bottom_edge) {
    Interval range = has_zero ? Interval{0, 0}
                              : Interval{series.front().box.minimum, series.front().box.maximum};
    for (const BoxSeries& one : series)
        range = {std::min(range.low, one.box.minimum), std::max(range.high, one.box.maximum)};
    const double step = nice_step(std::max(1.0, range.high - range.low), 6);
    const auto count = static_cast<double>(series.size());
    const svg::Plot plot({0.5, count + 0.5}, rounded_outward(range, step), 0, top_edge,
                         bottom_edge);
    std::vector<svg::Plot::Mark> marks;
    std::vector<std::string> names;
    for (const BoxSeries& one : series)
        names.push_back(one.name);
    const bool is_named = names_fit(names);
    for (std::size_t i = 0; i < series.size(); ++i)
        marks.push_back(
            {static_cast<double>(i + 1), is_named ? names[i] : number_of(series[i].color)});
    std::string content = plot.grid(step) + plot.floor(marks) + plot.titles("", value_title);
    if (has_zero)
        content += svg::segment(svg::left, plot.y(0), svg::right, plot.y(0), "stroke=\"#333333\"");
    const double half = std::min(widest_box, box_share * (plot.x(2) - plot.x(1))) / 2;
    for (std::size_t i = 0; i < series.size(); ++i)
        content += drawn(series[i], static_cast<double>(i + 1), half, plot);
    return content;
}

std::string box_legend(const std::string& name, std::size_t color,
                       std::span<const std::string> names) {
    return names_fit(names) ? name : number_of(color) + ": " + name;
}

std::string box_sample(std::size_t color, double y) {
    return rectangle(svg::left + 8, y - 5, 24, 10, color) +
           line(svg::left + 20, y - 5, svg::left + 20, y + 5, color, "3");
}

} // namespace samegame::cli
