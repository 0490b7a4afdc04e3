#include <algorithm>
#include <vector>

#include "app/cli/report/svg.h"
#include "app/cli/report/tuning_report.h"
#include "app/cli/terminal/text_output.h"
#include "engine/stats/nice_step.h"

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
          m_top(top + chart_height * static_cast<double>(parameter)),
          m_values(values()),
          m_plot({0, static_cast<double>(std::max<std::size_t>(1, tuning.rounds().size()))},
                 m_values, 20, m_top, m_top + chart_height - chart_margin) {}

    std::string content() const {
        std::vector<Plot::Point> means;
        std::vector<Plot::Band> deviations;
        for (std::size_t i = 0; i <= m_tuning.rounds().size(); ++i) {
            const auto& [mean, deviation] = gaussian(i);
            means.push_back({static_cast<double>(i), mean});
            deviations.push_back({static_cast<double>(i), {mean - deviation, mean + deviation}});
        }
        return m_plot.grid(nice_step(m_values.high - m_values.low, 4)) +
               m_plot.shade(deviations, 0) + dots() + m_plot.curve(means, 0) +
               text_at(left, m_top - 6, "start",
                       name_of(m_tuning.request().parameters[m_parameter]));
    }

private:
    /// Before the iteration with this index; behind the last of them, after it.
    const Gaussian& gaussian(std::size_t index) const {
        const auto& rounds = m_tuning.rounds();
        return index < rounds.size() ? rounds[index].from[m_parameter]
                                     : m_tuning.distribution()[m_parameter];
    }

    /// All that is drawn lies in there.
    Interval values() const {
        Interval values{gaussian(0).mean, gaussian(0).mean};
        const auto include = [&values](double low, double high) {
            values = {std::min(values.low, low), std::max(values.high, high)};
        };
        for (std::size_t i = 0; i <= m_tuning.rounds().size(); ++i)
            include(gaussian(i).mean - gaussian(i).deviation,
                    gaussian(i).mean + gaussian(i).deviation);
        for (const TuningRound& round : m_tuning.rounds())
            for (const auto& sample : round.samples)
                include(sample[m_parameter], sample[m_parameter]);
        return values.low == values.high ? Interval{values.low, values.low + 1} : values;
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
        return circle(m_plot.x(static_cast<double>(index)), m_plot.y(value), look);
    }

    const Tuning& m_tuning;
    std::size_t m_parameter;
    double m_top;
    Interval m_values;
    Plot m_plot;
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
