#include "app/cli/report/board_charts.h"

#include <vector>

#include "app/cli/report/box_chart.h"
#include "app/pictures/svg.h"

namespace samegame::cli {

OrderedSeries series_by_board(const std::string& name, std::size_t color,
                              const BoardValues& values) {
    OrderedSeries series{name, color, {}, values.mean(), values.intervals().boards_like_these};
    for (const auto& [board, runs] : values.by_board())
        series.values.push_back(runs.mean());
    return series;
}

std::string chart_by_board(std::span<const OrderedSeries> series, bool has_boxes,
                           const std::string& value_title, bool has_zero, double top_edge,
                           double bottom_edge) {
    if (!has_boxes)
        return ordered_chart(series, value_title, has_zero, top_edge, bottom_edge);
    std::vector<BoxSeries> boxes;
    for (const OrderedSeries& one : series)
        boxes.push_back({one.name, one.color, box_of(one.values)});
    return box_chart(boxes, value_title, has_zero, top_edge, bottom_edge);
}

std::string sample_by_board(std::size_t color, bool has_boxes, double y) {
    return has_boxes ? box_sample(color, y)
                     : pictures::svg::sample(y, pictures::svg::stroke_of(color));
}

} // namespace samegame::cli
