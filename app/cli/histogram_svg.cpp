#include "app/cli/histogram_svg.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

constexpr int wanted_bins = 50;

constexpr double width = 800;
constexpr double height = 480;
constexpr double left = 70;
constexpr double right = width - 20;
constexpr double top = 50;
constexpr double bottom = height - 60;
constexpr double legend_line = 18;

struct Style {
    std::string_view color;
    std::string_view dashes;
};

/// Colors of M. Okabe & K. Ito, "Color Universal Design", 2002.
constexpr std::array<Style, 6> styles{{{"#0072b2", "none"},
                                       {"#d55e00", "7 3"},
                                       {"#009e73", "2 2"},
                                       {"#cc79a7", "9 3 2 3"},
                                       {"#e69f00", "4 4"},
                                       {"#000000", "1 3"}}};

const Style& style_of(std::size_t i) {
    return styles[i % styles.size()];
}

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else
            result += c;
    }
    return result;
}

/// 1, 2 or 5 times a power of ten that divides `range` into about `parts`.
double nice_step(double range, int parts) {
    const double raw = range / parts;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= raw)
            return factor * power;
    return 10 * power;
}

std::string text_at(double x, double y, std::string_view anchor, std::string_view text) {
    return "<text x=\"" + fixed(x, 1) + "\" y=\"" + fixed(y, 1) + "\" text-anchor=\"" +
           std::string(anchor) + "\">" + escaped(text) + "</text>\n";
}

std::string segment(double x1, double y1, double x2, double y2, std::string_view attributes) {
    return "<line x1=\"" + fixed(x1, 1) + "\" y1=\"" + fixed(y1, 1) + "\" x2=\"" + fixed(x2, 1) +
           "\" y2=\"" + fixed(y2, 1) + "\" " + std::string(attributes) + "/>\n";
}

/// From scores and percent to the plane of the picture.
class Chart {
public:
    explicit Chart(std::span<const NamedHistogram> histograms)
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
                           fixed(percent, m_percent_step < 1 ? 1 : 0));
        }
        const double step = std::max(1.0, nice_step(m_to - m_from, 8));
        for (double score = std::ceil(m_from / step) * step; score <= m_to; score += step) {
            svg += segment(x(score), bottom, x(score), bottom + 5, "stroke=\"#333333\"");
            svg += text_at(x(score), bottom + 20, "middle", fixed(score, 0));
        }
        svg += segment(left, bottom, right, bottom, "stroke=\"#333333\"");
        svg += text_at((left + right) / 2, bottom + 44, "middle", "Score");
        return svg + "<g transform=\"rotate(-90)\">" +
               text_at(-(top + bottom) / 2, 22, "middle",
                       "Percent of playouts, bins of " + std::to_string(m_bin_width)) +
               "</g>\n";
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
        return "<path d=\"" + path + "\" " + stroke(i) + "/>\n";
    }

    std::string legend() const {
        std::string svg;
        for (std::size_t i = 0; i < m_histograms.size(); ++i) {
            const auto& [name, histogram] = m_histograms[i];
            const double line_y = top + 10 + legend_line * static_cast<double>(i);
            svg += segment(right - 40, line_y, right, line_y, stroke(i));
            svg += text_at(right - 48, line_y + 4, "end",
                           name + ", mean " + fixed(histogram.mean(), 1) + ", best " +
                               std::to_string(histogram.maximum()));
        }
        return svg;
    }

private:
    static double percent(const ScoreHistogram::Bin& bin, const ScoreHistogram& histogram) {
        return 100.0 * static_cast<double>(bin.count) / static_cast<double>(histogram.count());
    }

    static std::string stroke(std::size_t i) {
        return "fill=\"none\" stroke-width=\"2\" stroke=\"" + std::string(style_of(i).color) +
               "\" stroke-dasharray=\"" + std::string(style_of(i).dashes) + "\"";
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

std::string histogram_svg(const std::string& title, std::span<const NamedHistogram> histograms) {
    const Chart chart(histograms);
    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + fixed(width, 0) +
                      " " + fixed(height, 0) + "\" font-family=\"sans-serif\" font-size=\"13\">\n" +
                      "<title>" + escaped(title) + "</title>\n" +
                      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n" +
                      text_at(width / 2, 28, "middle", title) + chart.grid_and_axes();
    for (std::size_t i = 0; i < histograms.size(); ++i)
        svg += chart.outline(i);
    return svg + chart.legend() + "</svg>\n";
}

} // namespace samegame::cli
