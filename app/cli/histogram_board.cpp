#include "app/cli/histogram_board.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/cli/report/board_charts.h"
#include "app/cli/report/box_chart.h"
#include "app/cli/terminal/text_output.h"
#include "app/pictures/svg.h"
#include "app/version/version.h"
#include "engine/formats/csv_text.h"
#include "engine/formats/json_fields.h"
#include "engine/stats/nice_step.h"

namespace samegame::cli {

namespace {

namespace svg = pictures::svg;

constexpr int usual_bins = 50; ///< The most, unless a width is chosen.
constexpr std::array<std::pair<const char*, double>, 5> quantiles{
    {{"0.05", 0.05}, {"0.25", 0.25}, {"0.5", 0.5}, {"0.75", 0.75}, {"0.95", 0.95}}};

CommonBins bins_of(const Distributions& drawn) {
    return drawn.bin_width ? bins_of_width(drawn.histograms, *drawn.bin_width)
                           : common_bins(drawn.histograms, usual_bins);
}

double percent(const ScoreHistogram::Bin& bin, const ScoreHistogram& histogram) {
    return 100.0 * static_cast<double>(bin.count) / static_cast<double>(histogram.count());
}

Json json_of(const std::string& policy, const ScoreHistogram& histogram, int bin_width) {
    Json fractions = Json::object();
    for (const auto& [name, fraction] : quantiles)
        fractions[name] = histogram.quantile(fraction);
    Json bins = Json::array();
    for (const auto& bin : histogram.bins(bin_width))
        bins.push_back({{"from", bin.from}, {"to", bin.to}, {"count", bin.count}});
    return {{"policy", policy},
            {"playouts", histogram.count()},
            {"mean", histogram.mean()},
            {"deviation", histogram.count() > 1 ? Json(histogram.deviation()) : Json()},
            {"min", histogram.minimum()},
            {"max", histogram.maximum()},
            {"quantiles", fractions},
            {"bins", bins}};
}

/// The outline of a histogram's steps.
std::vector<svg::Plot::Point> outline_of(const ScoreHistogram& histogram, int bin_width) {
    const auto bins = histogram.bins(bin_width);
    std::vector<svg::Plot::Point> points{{static_cast<double>(bins.front().from), 0}};
    for (const auto& bin : bins)
        for (const int end : {bin.from, bin.to})
            points.push_back({static_cast<double>(end), percent(bin, histogram)});
    points.push_back({static_cast<double>(bins.back().to), 0});
    return points;
}

/// The histograms as step outlines over one axis of scores, in percent of each one's playouts.
/// Outlines differ in color and in dashes.
std::string outlines_of(const Distributions& drawn) {
    const CommonBins bins = bins_of(drawn);
    double highest = 0;
    for (const ScoreHistogram& histogram : drawn.histograms)
        for (const auto& bin : histogram.bins(bins.width))
            highest = std::max(highest, percent(bin, histogram));
    const Interval scores{static_cast<double>(bins.from), static_cast<double>(bins.to)};
    const double step = nice_step(highest, 5);
    const svg::Plot plot(scores, rounded_outward({0, highest}, step));
    std::vector<svg::Plot::Mark> marks;
    for (const double score :
         multiples_in(scores, std::max(1.0, nice_step(scores.high - scores.low, 8))))
        marks.push_back({score, fixed(score, 0)});
    std::string content =
        plot.grid(step) + plot.floor(marks) +
        plot.titles("Score", "Percent of playouts, bins of " + std::to_string(bins.width));
    for (std::size_t i = 0; i < drawn.histograms.size(); ++i)
        content += svg::group(drawn.policies[i],
                              plot.curve(outline_of(drawn.histograms[i], bins.width), i));
    return content;
}

/// The scores of each policy as a box.
std::string boxes_of(const Distributions& drawn) {
    std::vector<BoxSeries> boxes;
    for (std::size_t i = 0; i < drawn.histograms.size(); ++i)
        boxes.push_back({drawn.policies[i], i, box_of(drawn.histograms[i])});
    return box_chart(boxes, "Score", false, svg::top, svg::bottom);
}

/// What the figure shows, so that it can stand alone. Ctrl+C may have ended the playouts.
std::string caption_of(const Distributions& drawn) {
    const bool is_whole =
        std::ranges::all_of(drawn.histograms, [&drawn](const ScoreHistogram& histogram) {
            return histogram.count() == drawn.playouts;
        });
    return (is_whole ? "" : "Ended before all of ") + counted(drawn.playouts, "playout") +
           " of each policy, seed " + std::to_string(drawn.seed) + "; " +
           description_of(drawn.start.rules) + " rules; samegame " + with_commit(SAMEGAME_VERSION) +
           ".";
}

} // namespace

Json json_of(const Distributions& drawn) {
    Json policies = Json::array();
    const int bin_width = bins_of(drawn).width;
    for (std::size_t i = 0; i < drawn.histograms.size(); ++i)
        policies.push_back(json_of(drawn.policies[i], drawn.histograms[i], bin_width));
    return {{"board", board_json(drawn.start.board)},
            {"rules", name_of(drawn.start.rules.scoring)},
            {"gravity", name_of(drawn.start.rules.gravity)},
            {"seed", std::to_string(drawn.seed)},
            {"policies", policies}};
}

std::string terminal_text(const Distributions& drawn) {
    if (!drawn.start.board.has_moves())
        return end_text(drawn.start) + ", whatever the policy (" +
               description_of(drawn.start.rules) + " rules)\n";
    std::vector<TextTable::Column> columns{TextTable::left("policy"), "playouts", "mean",
                                           "deviation", "min"};
    for (const auto& [name, fraction] : quantiles)
        columns.emplace_back(name);
    columns.emplace_back("max");
    TextTable table(columns);
    for (std::size_t i = 0; i < drawn.histograms.size(); ++i) {
        const ScoreHistogram& histogram = drawn.histograms[i];
        std::vector<std::string> row{drawn.policies[i], std::to_string(histogram.count()),
                                     fixed(histogram.mean(), 1),
                                     histogram.count() > 1 ? fixed(histogram.deviation(), 1) : "",
                                     std::to_string(histogram.minimum())};
        for (const auto& [name, fraction] : quantiles)
            row.push_back(std::to_string(histogram.quantile(fraction)));
        row.push_back(std::to_string(histogram.maximum()));
        table.add_row(row);
    }
    return table.text() + "\nseed " + std::to_string(drawn.seed) + ", " +
           description_of(drawn.start.rules) + " rules\n";
}

std::string csv_text(const Distributions& drawn) {
    std::string csv = csv_line({"policy", "from", "to", "count"});
    const int bin_width = bins_of(drawn).width;
    for (std::size_t i = 0; i < drawn.histograms.size(); ++i)
        for (const auto& bin : drawn.histograms[i].bins(bin_width))
            csv += csv_line({drawn.policies[i], std::to_string(bin.from), std::to_string(bin.to),
                             std::to_string(bin.count)});
    return csv;
}

std::string svg_text(const Distributions& drawn, const std::string& title, bool has_boxes,
                     std::span<const std::string> left_out) {
    svg::Footer footer;
    for (std::size_t i = 0; i < drawn.histograms.size(); ++i) {
        const ScoreHistogram& histogram = drawn.histograms[i];
        const std::string& name = drawn.policies[i];
        footer.add_series((has_boxes ? box_legend(name, i, drawn.policies) : name) + ", mean " +
                              fixed(histogram.mean(), 1) + ", best " +
                              std::to_string(histogram.maximum()),
                          [i, has_boxes](double y) { return sample_by_board(i, has_boxes, y); });
    }
    if (has_boxes)
        footer.add_sentence(box_note());
    for (const std::string& sentence : left_out)
        footer.add_sentence(sentence + ".");
    footer.add_sentence(caption_of(drawn));
    return svg::picture(title,
                        (has_boxes ? boxes_of(drawn) : outlines_of(drawn)) + footer.content(),
                        footer.height());
}

} // namespace samegame::cli
