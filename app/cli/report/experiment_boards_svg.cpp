#include <utility>

#include "app/cli/report/box_chart.h"
#include "app/cli/report/experiment_report.h"
#include "app/cli/report/ordered_values.h"
#include "app/cli/terminal/text_output.h"
#include "app/pictures/svg.h"

namespace samegame::cli {

namespace {

namespace svg = pictures::svg;

// The edges of the charts, in pixels; titles of axes stand in the 60 pixels below each.
constexpr double scores_bottom = 290;
constexpr double differences_top = 370;
constexpr double differences_bottom = 590;

OrderedSeries by_board(const std::string& name, std::size_t entry, const BoardValues& values) {
    OrderedSeries series{name, entry, {}, values.mean(), values.intervals().boards_like_these};
    for (const auto& [board, runs] : values.by_board())
        series.values.push_back(runs.mean());
    return series;
}

std::string drawn(std::span<const OrderedSeries> series, bool has_boxes,
                  const std::string& value_title, bool has_zero, double top, double bottom) {
    if (!has_boxes)
        return ordered_chart(series, value_title, has_zero, top, bottom);
    std::vector<BoxSeries> boxes;
    for (const OrderedSeries& one : series)
        boxes.push_back(box_of(one.name, one.color, one.values));
    return box_chart(boxes, value_title, has_zero, top, bottom);
}

std::string with_interval(double value, const std::optional<Interval>& interval) {
    return fixed(value, 1) +
           (interval ? " ± " + fixed((interval->high - interval->low) / 2, 1) : "");
}

} // namespace

std::string experiment_boards_svg(const ExperimentReport& report, bool has_boxes) {
    const Experiment& experiment = report.experiment;
    std::vector<OrderedSeries> scores;
    std::vector<OrderedSeries> differences;
    std::vector<std::string> missing;
    std::vector<std::pair<std::string, std::size_t>> rows;
    for (std::size_t i = 0; i < experiment.entrants.size(); ++i) {
        const ExperimentEntrant& entrant = experiment.entrants[i];
        const std::string name = visible(entrant.name);
        const BoardValues& own = report.values.scores(i);
        if (own.boards() == 0) {
            missing.push_back(in_quotes(entrant.name) + " is not drawn: no trial is done.");
            continue;
        }
        scores.push_back(by_board(name, i, own));
        std::string row = name + ", mean " + with_interval(own.mean(), scores.back().interval);
        const BoardValues& paired = report.values.differences(i);
        if (entrant.against != i && paired.boards() > 0) {
            differences.push_back(by_board(name, i, paired));
            row += ", difference to " + in_quotes(experiment.entrants[entrant.against].name) + " " +
                   with_interval(paired.mean(), differences.back().interval);
        }
        rows.emplace_back(std::move(row), i);
    }
    std::string content =
        drawn(scores, has_boxes, "Mean score of a board", false, svg::top, scores_bottom);
    if (!differences.empty())
        content += drawn(differences, has_boxes, "Difference on a board", true, differences_top,
                         differences_bottom);
    svg::Footer footer((differences.empty() ? scores_bottom : differences_bottom) + 60);
    for (const auto& [row, entry] : rows)
        footer.add_series(row, [entry = entry, has_boxes](double y) {
            return has_boxes ? box_sample(entry, y)
                             : svg::segment(svg::left, y, svg::left + 40, y, svg::stroke_of(entry));
        });
    for (const std::string& sentence : missing)
        footer.add_sentence(sentence);
    if (has_boxes)
        footer.add_sentence(box_note());
    if (experiment.boards.size() > 1)
        footer.add_sentence("±: 95 %, for boards like these, over boards.");
    footer.add_sentence(caption_of(report));
    return svg::picture(title_of(experiment), content + footer.content(), footer.height());
}

} // namespace samegame::cli
