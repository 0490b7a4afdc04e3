#include "app/cli/report/comparison_report.h"

#include <algorithm>

#include "app/cli/report/board_charts.h"
#include "app/cli/terminal/text_output.h"
#include "app/pictures/svg.h"
#include "app/version/version.h"
#include "engine/stats/interval.h"
#include "engine/stats/nice_step.h"

namespace samegame::cli {

namespace {

namespace svg = pictures::svg;

constexpr std::size_t difference_style = 0;
constexpr const char* margin_stroke = R"(stroke="#999999" stroke-dasharray="4 4")";

/// The range of the differences and intervals that are drawn, with 0.
Interval range_of(const std::vector<PairedSummary>& running) {
    Interval range{0, 0};
    for (const PairedSummary& summary : running) {
        const Interval own = has_interval(summary)
                                 ? summary.interval
                                 : Interval{summary.difference, summary.difference};
        range = {std::min(range.low, own.low), std::max(range.high, own.high)};
    }
    return range;
}

/// Whether the equal margin has a place in the chart.
bool shows_margin(const Interval& range, double margin) {
    return -margin >= range.low && margin <= range.high;
}

/// The mean difference of the boards so far, with its interval.
std::string running_chart(const std::vector<PairedSummary>& running, double margin,
                          bool& has_margin) {
    const Interval range = range_of(running);
    const double step = nice_step(std::max(1.0, range.high - range.low), 6);
    const Interval values = rounded_outward(range, step);
    const Interval boards{0, static_cast<double>(running.size())};
    const svg::Plot plot(boards, values, 0, svg::top, first_chart_bottom);
    std::vector<svg::Plot::Mark> marks;
    for (const double board : multiples_in(boards, std::max(1.0, nice_step(boards.high, 8))))
        marks.push_back({board, fixed(board, 0)});
    std::string content =
        plot.grid(step) + plot.floor(marks) + plot.titles("Boards", "Mean difference so far") +
        svg::segment(svg::left, plot.y(0), svg::right, plot.y(0), "stroke=\"#333333\"");
    has_margin = shows_margin(values, margin);
    if (has_margin)
        for (const double end : {-margin, margin})
            content += svg::segment(svg::left, plot.y(end), svg::right, plot.y(end), margin_stroke);
    std::vector<svg::Plot::Point> places;
    std::vector<svg::Plot::Band> bands;
    for (const PairedSummary& summary : running) {
        const auto place = static_cast<double>(summary.boards);
        places.push_back({place, summary.difference});
        if (has_interval(summary))
            bands.push_back({place, summary.interval});
    }
    const svg::Plot::Point& last = places.back();
    const std::string end = svg::circle(plot.x(last.x), plot.y(last.y),
                                        R"(r="3" fill=")" + svg::color_of(difference_style) + "\"");
    return content +
           svg::group("difference", (bands.empty() ? "" : plot.shade(bands, difference_style)) +
                                        plot.curve(places, difference_style) + end);
}

std::string result_text(const PairedSummary& summary) {
    std::string text = "second - first, mean " + fixed(summary.difference, 1);
    if (has_interval(summary))
        text += " (95 % at any time, for boards like these: " + fixed(summary.interval.low, 1) +
                " to " + fixed(summary.interval.high, 1) + ")";
    return text;
}

} // namespace

std::string comparison_svg(const ComparisonReport& report) {
    const auto& entrants = report.request.entrants;
    const auto running = running_summaries(report.trials, report.request.margin);
    const PairedSummary& result = running.back();
    OrderedSeries differences{"differences by board", difference_style, {}, result.difference, {}};
    if (has_interval(result))
        differences.interval = result.interval;
    for (const PairedTrial& trial : report.trials)
        differences.values.push_back(trial.scores[1] - trial.scores[0]);
    bool has_margin = false;
    const std::string content = running_chart(running, report.request.margin, has_margin) +
                                ordered_chart(std::span(&differences, 1), "Difference on a board",
                                              true, second_chart_top, second_chart_bottom);
    svg::Footer footer(second_chart_bottom + below_chart);
    footer.add_series(result_text(result),
                      [](double y) { return svg::sample(y, svg::stroke_of(difference_style)); });
    if (has_margin)
        footer.add_series("within " + number_text(report.request.margin) +
                              (report.request.margin == 1 ? " point" : " points") +
                              " of 0 both count as equal",
                          [](double y) { return svg::sample(y, margin_stroke); });
    footer.add_sentence("First: " + visible(entrants[0].name) + ", mean " +
                        fixed(result.means[0], 1) + ". Second: " + visible(entrants[1].name) +
                        ", mean " + fixed(result.means[1], 1) +
                        ". Verdict: " + std::string(name_of(result.verdict)) + ".");
    footer.add_sentence(extent_text(report) + ".");
    footer.add_sentence(counted(static_cast<std::uint64_t>(report.threads), "thread") +
                        "; samegame " + with_commit(SAMEGAME_VERSION) + ".");
    return svg::picture(title_of(report.request), content + footer.content(), footer.height());
}

} // namespace samegame::cli
