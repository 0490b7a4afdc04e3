#include <algorithm>
#include <cmath>

#include "app/cli/report/svg.h"
#include "app/cli/report/tuning_report.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/text.h"

namespace samegame::cli {

namespace {

using namespace svg;

constexpr double chart_height = 200; ///< Of one parameter, with the room around it.
constexpr double chart_margin = 30;  ///< Below a chart.

/// The chart of one parameter.
class TuningChart {
public:
    TuningChart(const Tuning& tuning, std::size_t parameter)
        : m_tuning(tuning),
          m_parameter(parameter),
          m_top(top + chart_height * static_cast<double>(parameter)) {
        m_low = m_high = gaussian(0).mean;
        for (std::size_t i = 0; i <= tuning.rounds().size(); ++i)
            include(gaussian(i).mean - gaussian(i).deviation,
                    gaussian(i).mean + gaussian(i).deviation);
        for (const TuningRound& round : tuning.rounds())
            for (const auto& sample : round.samples)
                include(sample[parameter], sample[parameter]);
        if (m_low == m_high)
            m_high = m_low + 1;
    }

    std::string content() const {
        return grid() + band() + dots() + mean_line() +
               text_at(left, m_top - 6, "start",
                       name_of(m_tuning.request().parameters[m_parameter]));
    }

private:
    void include(double low, double high) {
        m_low = std::min(m_low, low);
        m_high = std::max(m_high, high);
    }

    /// Before the iteration with this index; behind the last of them, after it.
    const Gaussian& gaussian(std::size_t index) const {
        const auto& rounds = m_tuning.rounds();
        return index < rounds.size() ? rounds[index].from[m_parameter]
                                     : m_tuning.distribution()[m_parameter];
    }

    double x(std::size_t index) const {
        const auto count = static_cast<double>(std::max<std::size_t>(1, m_tuning.rounds().size()));
        return left + 20 + static_cast<double>(index) / count * (right - left - 40);
    }
    double y(double value) const {
        const double bottom_edge = m_top + chart_height - chart_margin;
        return bottom_edge - (value - m_low) / (m_high - m_low) * (bottom_edge - m_top);
    }
    std::string point(std::size_t index, double value) const {
        return fixed(x(index), 1) + "," + fixed(y(value), 1);
    }

    std::string grid() const {
        std::string svg;
        const double step = nice_step(m_high - m_low, 4);
        for (double mark = std::ceil(m_low / step); mark * step <= m_high; ++mark) {
            const double value = mark * step + 0.0; // no minus before 0
            svg += segment(left, y(value), right, y(value), "stroke=\"#dddddd\"");
            svg +=
                text_at(left - 8, y(value) + 4, "end", number_text(std::round(value * 1e6) / 1e6));
        }
        return svg;
    }

    std::string band() const {
        std::string above;
        std::string below;
        for (std::size_t i = 0; i <= m_tuning.rounds().size(); ++i) {
            const auto& [mean, deviation] = gaussian(i);
            above += (i == 0 ? "M" : " L") + point(i, mean + deviation);
            below = " L" + point(i, mean - deviation) + below;
        }
        return "<path d=\"" + above + below + "Z\" fill=\"" + color_of(0) +
               "\" fill-opacity=\"0.15\"/>\n";
    }

    std::string mean_line() const {
        std::string path;
        for (std::size_t i = 0; i <= m_tuning.rounds().size(); ++i)
            path += (i == 0 ? "M" : " L") + point(i, gaussian(i).mean);
        return "<path d=\"" + path + "\" " + stroke_of(0) + "/>\n";
    }

    /// The elites are drawn above the others.
    std::string dots() const {
        std::string others;
        std::string elites;
        for (std::size_t i = 0; i < m_tuning.rounds().size(); ++i) {
            const TuningRound& round = m_tuning.rounds()[i];
            for (const auto& sample : round.samples)
                others += dot(i, sample[m_parameter], R"(r="1.5" fill="#bbbbbb")");
            for (const std::size_t elite : round.elites)
                elites += dot(i, round.samples[elite][m_parameter],
                              "r=\"2.5\" fill=\"" + color_of(1) + "\"");
        }
        return others + elites;
    }

    std::string dot(std::size_t index, double value, const std::string& look) const {
        return "<circle cx=\"" + fixed(x(index), 1) + "\" cy=\"" + fixed(y(value), 1) + "\" " +
               look + "/>\n";
    }

    const Tuning& m_tuning;
    std::size_t m_parameter;
    double m_top;
    double m_low = 0;
    double m_high = 0;
};

} // namespace

std::string tuning_svg(const Tuning& tuning) {
    const auto charts = tuning.request().parameters.size();
    std::string content;
    for (std::size_t i = 0; i < charts; ++i)
        content += TuningChart(tuning, i).content();
    const double end = top + chart_height * static_cast<double>(charts);
    content += text_at((left + right) / 2, end, "middle",
                       "Iterations, 0 to " + std::to_string(tuning.rounds().size()) +
                           ": mean and deviation, samples, elites");
    return picture("Tuning of " + tuning.request().base.solver->name, content, end + 20);
}

} // namespace samegame::cli
