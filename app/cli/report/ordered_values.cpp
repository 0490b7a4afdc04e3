#include "app/cli/report/ordered_values.h"

#include <algorithm>

#include "app/pictures/svg.h"
#include "engine/base/text.h"
#include "engine/stats/nice_step.h"

namespace samegame::cli {

namespace {

namespace svg = pictures::svg;

constexpr std::size_t most_dots = 200; ///< Above, dots would be a thick line.

/// The range of all values and means, with their intervals.
Interval range_of(std::span<const OrderedSeries> series, bool has_zero) {
    std::optional<Interval> all;
    if (has_zero)
        all = Interval{0, 0};
    const auto include = [&all](double low, double high) {
        all = all ? Interval{std::min(all->low, low), std::max(all->high, high)}
                  : Interval{low, high};
    };
    for (const OrderedSeries& one : series) {
        for (const double value : one.values)
            include(value, value);
        if (one.interval)
            include(one.interval->low, one.interval->high);
    }
    return all.value_or(Interval());
}

std::string drawn(const OrderedSeries& series, const svg::Plot& plot) {
    std::vector<double> values = series.values;
    std::ranges::sort(values);
    std::vector<svg::Plot::Point> places;
    std::string dots;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double place =
            100 * (static_cast<double>(i) + 0.5) / static_cast<double>(values.size());
        places.push_back({place, values[i]});
        if (values.size() <= most_dots)
            dots += svg::circle(plot.x(place), plot.y(values[i]),
                                R"(r="2" fill=")" + svg::color_of(series.color) + "\"");
    }
    std::string content;
    if (series.interval) {
        const std::vector<svg::Plot::Band> band{{0, *series.interval}, {100, *series.interval}};
        content += plot.shade(band, series.color);
    }
    const std::vector<svg::Plot::Point> mean{{0, series.mean}, {100, series.mean}};
    return svg::group(series.name, content + plot.curve(mean, series.color) +
                                       plot.curve(places, series.color) + dots);
}

} // namespace

std::string ordered_chart(std::span<const OrderedSeries> series, const std::string& value_title,
                          bool has_zero, double top_edge, double bottom_edge) {
    const Interval range = range_of(series, has_zero);
    const double step = nice_step(std::max(1.0, range.high - range.low), 6);
    const svg::Plot plot({0, 100}, rounded_outward(range, step), 0, top_edge, bottom_edge);
    std::vector<svg::Plot::Mark> marks;
    for (int percent = 0; percent <= 100; percent += 20)
        marks.push_back({static_cast<double>(percent), std::to_string(percent)});
    std::string content = plot.grid(step) + plot.floor(marks) +
                          plot.titles("Boards in the order of the values, percent", value_title);
    if (has_zero)
        content += svg::segment(svg::left, plot.y(0), svg::right, plot.y(0), "stroke=\"#333333\"");
    for (const OrderedSeries& one : series)
        content += drawn(one, plot);
    return content;
}

} // namespace samegame::cli
