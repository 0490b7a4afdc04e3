#include "app/cli/report/tuning_report.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "app/cli/terminal/text_output.h"
#include "app/pictures/svg.h"
#include "engine/search/budget_json.h"
#include "engine/stats/nice_step.h"

namespace samegame::cli {

namespace {

constexpr int digits = 5;

/// A number for a table, with more decimals if it is small.
std::string short_text(double value) {
    const double size = std::abs(value);
    int decimals = 0;
    for (double step = 100; decimals < digits && size < step; step /= 10)
        ++decimals;
    return fixed(value, decimals);
}

std::string text_of(const Gaussian& gaussian) {
    return short_text(gaussian.mean) + " (" + short_text(gaussian.deviation) + ")";
}

double mean_fitness(const TuningRound& round) {
    const double sum = std::accumulate(round.fitness.begin(), round.fitness.end(), 0.0);
    return sum / static_cast<double>(round.fitness.size());
}

double elite_fitness(const TuningRound& round) {
    double sum = 0;
    for (const std::size_t elite : round.elites)
        sum += round.fitness[elite];
    return sum / static_cast<double>(round.elites.size());
}

/// The distribution after an iteration.
const std::vector<Gaussian>& after(const Tuning& tuning, std::size_t round) {
    const auto& rounds = tuning.rounds();
    return round + 1 < rounds.size() ? rounds[round + 1].from : tuning.distribution();
}

Json json_of(const TuningRequest& request, const std::vector<Gaussian>& distribution) {
    Json json = Json::array();
    for (std::size_t i = 0; i < distribution.size(); ++i)
        json.push_back({{"parameter", name_of(request.parameters[i])},
                        {"mean", distribution[i].mean},
                        {"deviation", distribution[i].deviation}});
    return json;
}

Json round_json(const Tuning& tuning, const TuningRound& round) {
    Json samples = Json::array();
    for (std::size_t i = 0; i < round.samples.size(); ++i)
        samples.push_back({{"values", round.samples[i]}, {"fitness", round.fitness[i]}});
    return {{"from", json_of(tuning.request(), round.from)},
            {"samples", samples},
            {"elites", round.elites},
            {"mean_fitness", mean_fitness(round)},
            {"elite_fitness", elite_fitness(round)}};
}

using namespace pictures::svg;

constexpr double chart_height = 200; ///< Of a parameter's chart with the space around it.
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
    /// The distribution before the iteration with this index; behind the last index, after the
    /// last.
    const Gaussian& gaussian(std::size_t index) const {
        const auto& rounds = m_tuning.rounds();
        return index < rounds.size() ? rounds[index].from[m_parameter]
                                     : m_tuning.distribution()[m_parameter];
    }

    /// The range of all that is drawn.
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

std::string readable(const Tuning& tuning) {
    const TuningRequest& request = tuning.request();
    std::vector<TextTable::Column> columns{"iteration", "mean", "elites", "best"};
    for (const TunedParameter& parameter : request.parameters)
        columns.emplace_back(name_of(parameter));
    TextTable table(columns);
    const auto add = [&table](std::vector<std::string> cells,
                              const std::vector<Gaussian>& distribution) {
        for (const Gaussian& gaussian : distribution)
            cells.push_back(text_of(gaussian));
        table.add_row(cells);
    };
    const auto& rounds = tuning.rounds();
    add({"0", "", "", ""}, rounds.empty() ? tuning.distribution() : rounds.front().from);
    for (std::size_t i = 0; i < rounds.size(); ++i)
        add({std::to_string(i + 1), fixed(mean_fitness(rounds[i]), 1),
             fixed(elite_fitness(rounds[i]), 1),
             fixed(rounds[i].fitness[rounds[i].elites.front()], 1)},
            after(tuning, i));
    const std::string middle = tuning.text_of(tuning.middle());
    std::string options;
    for (const std::string_view option : split(middle, ' '))
        options += " --option " + std::string(option);
    return table.text() + "\nBehind the mean scores of samples: mean (deviation) of each number " +
           "after the iteration.\n" + std::to_string(request.samples) + " samples, " +
           std::to_string(request.elites) + " elites, " + std::to_string(request.boards) +
           " boards, seed " + std::to_string(request.seed) + "\n" +
           (tuning.has_narrowed() ? "narrowed to" : "not narrowed yet, the middle is") + options +
           "\n";
}

Json json_of(const Tuning& tuning) {
    const TuningRequest& request = tuning.request();
    Json parameters = Json::array();
    for (const TunedParameter& parameter : request.parameters)
        parameters.push_back(
            {{"parameter", name_of(parameter)}, {"low", parameter.low}, {"high", parameter.high}});
    Json rounds = Json::array();
    for (const TuningRound& round : tuning.rounds())
        rounds.push_back(round_json(tuning, round));
    const std::vector<double> middle = tuning.middle();
    return {{"solver", request.base.solver->name},
            {"parameters", parameters},
            {"budget", budget_json(request.base.budget)},
            {"rows", request.rows},
            {"columns", request.columns},
            {"colors", request.colors},
            {"rules", name_of(request.rules.scoring)},
            {"gravity", name_of(request.rules.gravity)},
            {"sample_count", request.samples},
            {"elite_count", request.elites},
            {"board_count", request.boards},
            {"seed", std::to_string(request.seed)},
            {"iterations", rounds},
            {"distribution", json_of(request, tuning.distribution())},
            {"narrowed", tuning.has_narrowed()},
            {"options", Json::parse(to_json(tuning.options_of(middle)))}};
}

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
