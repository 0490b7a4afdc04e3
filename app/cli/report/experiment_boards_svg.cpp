#include <utility>

#include "app/cli/report/board_charts.h"
#include "app/cli/report/box_chart.h"
#include "app/cli/report/experiment_report.h"
#include "app/cli/report/interval_text.h"
#include "app/cli/terminal/text_output.h"
#include "app/pictures/svg.h"

namespace samegame::cli {

namespace {

namespace svg = pictures::svg;

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
        scores.push_back(series_by_board(name, i, own));
        std::string row = name + ", mean " + with_half_width(own.mean(), scores.back().interval);
        const BoardValues& paired = report.values.differences(i);
        if (entrant.against != i && paired.boards() > 0) {
            differences.push_back(series_by_board(name, i, paired));
            row += ", difference to " + in_quotes(experiment.entrants[entrant.against].name) + " " +
                   with_half_width(paired.mean(), differences.back().interval);
        }
        rows.emplace_back(std::move(row), i);
    }
    std::string content = chart_by_board(scores, has_boxes, "Mean score of a board", false,
                                         svg::top, first_chart_bottom);
    if (!differences.empty())
        content += chart_by_board(differences, has_boxes, "Difference on a board", true,
                                  second_chart_top, second_chart_bottom);
    svg::Footer footer((differences.empty() ? first_chart_bottom : second_chart_bottom) +
                       below_chart);
    std::vector<std::string> names;
    for (const OrderedSeries& one : scores)
        names.push_back(one.name);
    for (const auto& [row, entry] : rows)
        footer.add_series(
            has_boxes ? box_legend(row, entry, names) : row,
            [entry = entry, has_boxes](double y) { return sample_by_board(entry, has_boxes, y); });
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
