#include "app/cli/report/histogram_svg.h"

#include <algorithm>
#include <cmath>

#include "app/cli/report/svg.h"
#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

using namespace svg;

constexpr int wanted_bins = 50;

/// From scores and percent to the plane of the picture.
class HistogramChart {
public:
    explicit HistogramChart(std::span<const NamedHistogram> histograms)
        : m_histograms(histograms), m_bin_width(common_bin_width(histograms)) {
        m_from = histograms[0].histogram.bins(m_bin_width).front().from;
        m_to = m_from + m_bin_width;
        double highest = 0;
        for (const auto& [name, histogram] : histograms) {
            for (const auto& bin : histogram.bins(m_bin_width)) {
                m_from = std::min(m_from, bin.from);
                m_to = std::max(m_to, bin.to);
                highest = std::max(highest, percent(bin, histogram));
            }
        }
        m_percent_step = nice_step(highest, 5);
        m_top_percent = m_percent_step * std::ceil(highest / m_percent_step);
    }

    std::string grid_and_axes() const {
        std::string svg;
        for (int i = 0; i * m_percent_step <= m_top_percent * 1.001; ++i) {
            const double percent = i * m_percent_step;
            svg += segment(left, y(percent), right, y(percent), "stroke=\"#dddddd\"");
            svg += text_at(left - 8, y(percent) + 4, "end",
                           fixed(percent, decimals_of(m_percent_step)));
        }
        const double step = std::max(1.0, nice_step(m_to - m_from, 8));
        for (double score = std::ceil(m_from / step) * step; score <= m_to; score += step) {
            svg += segment(x(score), bottom, x(score), bottom + 5, "stroke=\"#333333\"");
            svg += text_at(x(score), bottom + 20, "middle", fixed(score, 0));
        }
        svg += segment(left, bottom, right, bottom, "stroke=\"#333333\"");
        return svg +
               axis_titles("Score", "Percent of playouts, bins of " + std::to_string(m_bin_width));
    }

    std::string outline(std::size_t i) const {
        const ScoreHistogram& histogram = m_histograms[i].histogram;
        const auto bins = histogram.bins(m_bin_width);
        std::string path = "M" + point(bins.front().from, 0);
        for (const auto& bin : bins) {
            const double share = percent(bin, histogram);
            path += " L" + point(bin.from, share) + " L" + point(bin.to, share);
        }
        path += " L" + point(bins.back().to, 0);
        return group(m_histograms[i].name, "<path d=\"" + path + "\" " + stroke_of(i) + "/>\n");
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

    double x(double score) const {
        return left + (score - m_from) / (m_to - m_from) * (right - left);
    }
    double y(double percent) const { return bottom - percent / m_top_percent * (bottom - top); }
    std::string point(int score, double percent) const {
        return fixed(x(score), 1) + "," + fixed(y(percent), 1);
    }

    std::span<const NamedHistogram> m_histograms;
    int m_bin_width;
    int m_from = 0;
    int m_to = 0;
    double m_percent_step = 0;
    double m_top_percent = 0;
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
