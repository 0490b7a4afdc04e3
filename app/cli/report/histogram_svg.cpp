#include "app/cli/report/histogram_svg.h"

#include <algorithm>
#include <vector>

#include "app/cli/terminal/text_output.h"
#include "app/pictures/svg.h"
#include "engine/stats/nice_step.h"

namespace samegame::cli {

namespace {

using namespace pictures::svg;

/// Scores along the plot, and percent up to its top.
class HistogramChart {
public:
    HistogramChart(std::span<const std::string> names, std::span<const ScoreHistogram> histograms)
        : m_names(names),
          m_histograms(histograms),
          m_bins(bins_of(histograms)),
          m_scores{static_cast<double>(m_bins.from), static_cast<double>(m_bins.to)},
          m_percent_step(nice_step(highest_percent(), 5)),
          m_plot(m_scores, rounded_outward({0, highest_percent()}, m_percent_step)) {}

    std::string grid_and_axes() const {
        const double step = std::max(1.0, nice_step(m_scores.high - m_scores.low, 8));
        std::vector<Plot::Mark> marks;
        for (const double score : multiples_in(m_scores, step))
            marks.push_back({score, fixed(score, 0)});
        return m_plot.grid(m_percent_step) + m_plot.floor(marks) +
               m_plot.titles("Score",
                             "Percent of playouts, bins of " + std::to_string(m_bins.width));
    }

    std::string outline(std::size_t i) const {
        const ScoreHistogram& histogram = m_histograms[i];
        const auto bins = histogram.bins(m_bins.width);
        std::vector<Plot::Point> points{{static_cast<double>(bins.front().from), 0}};
        for (const auto& bin : bins)
            for (const int end : {bin.from, bin.to})
                points.push_back({static_cast<double>(end), percent(bin, histogram)});
        points.push_back({static_cast<double>(bins.back().to), 0});
        return group(m_names[i], m_plot.curve(points, i));
    }

    Footer legend() const {
        Footer footer;
        for (std::size_t i = 0; i < m_histograms.size(); ++i) {
            const ScoreHistogram& histogram = m_histograms[i];
            footer.add_series(
                m_names[i] + ", mean " + fixed(histogram.mean(), 1) + ", best " +
                    std::to_string(histogram.maximum()),
                [i](double y) { return segment(left, y, left + 40, y, stroke_of(i)); });
        }
        return footer;
    }

private:
    static double percent(const ScoreHistogram::Bin& bin, const ScoreHistogram& histogram) {
        return 100.0 * static_cast<double>(bin.count) / static_cast<double>(histogram.count());
    }

    double highest_percent() const {
        double highest = 0;
        for (const ScoreHistogram& histogram : m_histograms)
            for (const auto& bin : histogram.bins(m_bins.width))
                highest = std::max(highest, percent(bin, histogram));
        return highest;
    }

    std::span<const std::string> m_names;
    std::span<const ScoreHistogram> m_histograms;
    CommonBins m_bins;
    Interval m_scores;
    double m_percent_step;
    Plot m_plot;
};

} // namespace

CommonBins bins_of(std::span<const ScoreHistogram> histograms) {
    return common_bins(histograms, 50);
}

std::string histogram_svg(const std::string& title, std::span<const std::string> names,
                          std::span<const ScoreHistogram> histograms,
                          std::span<const std::string> left_out) {
    const HistogramChart chart(names, histograms);
    std::string content = chart.grid_and_axes();
    for (std::size_t i = 0; i < histograms.size(); ++i)
        content += chart.outline(i);
    Footer footer = chart.legend();
    for (const std::string& sentence : left_out)
        footer.add_sentence(sentence + ".");
    return picture(title, content + footer.content(), footer.height());
}

} // namespace samegame::cli
