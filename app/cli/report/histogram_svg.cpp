#include "app/cli/report/histogram_svg.h"

#include <algorithm>
#include <vector>

#include "app/cli/report/svg.h"
#include "app/cli/terminal/text_output.h"
#include "engine/stats/nice_step.h"

namespace samegame::cli {

namespace {

using namespace svg;

constexpr int wanted_bins = 50;

/// Scores along the plot, and percent up to its top.
class HistogramChart {
public:
    explicit HistogramChart(std::span<const NamedHistogram> histograms)
        : m_histograms(histograms),
          m_bin_width(common_bin_width(histograms)),
          m_scores(scores()),
          m_percent_step(nice_step(highest_percent(), 5)),
          m_plot(m_scores, rounded_outward({0, highest_percent()}, m_percent_step)) {}

    std::string grid_and_axes() const {
        const double step = std::max(1.0, nice_step(m_scores.high - m_scores.low, 8));
        std::vector<Plot::Mark> marks;
        for (const double score : multiples_in(m_scores, step))
            marks.push_back({score, fixed(score, 0)});
        return m_plot.grid(m_percent_step) + m_plot.floor(marks) +
               m_plot.titles("Score",
                             "Percent of playouts, bins of " + std::to_string(m_bin_width));
    }

    std::string outline(std::size_t i) const {
        const ScoreHistogram& histogram = m_histograms[i].histogram;
        const auto bins = histogram.bins(m_bin_width);
        std::vector<Plot::Point> points{{static_cast<double>(bins.front().from), 0}};
        for (const auto& bin : bins)
            for (const int end : {bin.from, bin.to})
                points.push_back({static_cast<double>(end), percent(bin, histogram)});
        points.push_back({static_cast<double>(bins.back().to), 0});
        return group(m_histograms[i].name, m_plot.curve(points, i));
    }

    Footer legend() const {
        Footer footer;
        for (std::size_t i = 0; i < m_histograms.size(); ++i) {
            const auto& [name, histogram] = m_histograms[i];
            footer.add_series(
                name + ", mean " + fixed(histogram.mean(), 1) + ", best " +
                    std::to_string(histogram.maximum()),
                [i](double y) { return segment(left, y, left + 40, y, stroke_of(i)); });
        }
        return footer;
    }

private:
    static double percent(const ScoreHistogram::Bin& bin, const ScoreHistogram& histogram) {
        return 100.0 * static_cast<double>(bin.count) / static_cast<double>(histogram.count());
    }

    /// From the first bin of any histogram to the end of the last.
    Interval scores() const {
        ScoreHistogram all;
        for (const auto& [name, histogram] : m_histograms)
            all.merge(histogram);
        const auto bins = all.bins(m_bin_width);
        return {static_cast<double>(bins.front().from), static_cast<double>(bins.back().to)};
    }
    double highest_percent() const {
        double highest = 0;
        for (const auto& [name, histogram] : m_histograms)
            for (const auto& bin : histogram.bins(m_bin_width))
                highest = std::max(highest, percent(bin, histogram));
        return highest;
    }

    std::span<const NamedHistogram> m_histograms;
    int m_bin_width;
    Interval m_scores;
    double m_percent_step;
    Plot m_plot;
};

} // namespace

int common_bin_width(std::span<const NamedHistogram> histograms) {
    ScoreHistogram all;
    for (const auto& [name, histogram] : histograms)
        all.merge(histogram);
    return all.nice_width(wanted_bins);
}

std::string histogram_svg(const std::string& title, std::span<const NamedHistogram> histograms,
                          std::span<const std::string> left_out) {
    const HistogramChart chart(histograms);
    std::string content = chart.grid_and_axes();
    for (std::size_t i = 0; i < histograms.size(); ++i)
        content += chart.outline(i);
    Footer footer = chart.legend();
    for (const std::string& sentence : left_out)
        footer.add_sentence(sentence + ".");
    return picture(title, content + footer.content(), footer.height());
}

} // namespace samegame::cli
