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
    for (double step = size == 0 ? 0 : 100; decimals < digits && size < step; step /= 10)
        ++decimals;
    return fixed(value, decimals);
}

/// "4.2 (0.31)", or the likeliest value with its share: "tabu-random (0.85)".
std::string text_of(const Distribution& distribution, const TunedParameter& parameter) {
    if (const auto* shares = std::get_if<Shares>(&distribution)) {
        const auto most = std::ranges::max_element(*shares);
        return to_string(parameter.choices[static_cast<std::size_t>(most - shares->begin())]) +
               " (" + fixed(*most, 2) + ")";
    }
    const Gaussian& gaussian = std::get<Gaussian>(distribution);
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
const std::vector<Distribution>& after(const Tuning& tuning, std::size_t round) {
    const auto& rounds = tuning.rounds();
    return round + 1 < rounds.size() ? rounds[round + 1].from : tuning.distribution();
}

Json json_of(const Distribution& distribution, const TunedParameter& parameter) {
    Json json{{"parameter", name_of(parameter)}};
    if (const auto* shares = std::get_if<Shares>(&distribution)) {
        json["shares"] = Json::object();
        for (std::size_t i = 0; i < shares->size(); ++i)
            json["shares"][to_string(parameter.choices[i])] = (*shares)[i];
    } else {
        json["mean"] = std::get<Gaussian>(distribution).mean;
        json["deviation"] = std::get<Gaussian>(distribution).deviation;
    }
    return json;
}

Json json_of(const TuningRequest& request, const std::vector<Distribution>& distribution) {
    Json json = Json::array();
    for (std::size_t i = 0; i < distribution.size(); ++i)
        json.push_back(json_of(distribution[i], request.parameters[i]));
    return json;
}

/// The numbers of a sample, and its choices as texts.
Json values_json(const TuningRequest& request, const std::vector<double>& sample) {
    Json json = Json::array();
    for (std::size_t i = 0; i < sample.size(); ++i) {
        const TunedParameter& parameter = request.parameters[i];
        if (parameter.is_choice())
            json.push_back(to_string(parameter.choices[static_cast<std::size_t>(sample[i])]));
        else
            json.push_back(sample[i]);
    }
    return json;
}

Json round_json(const Tuning& tuning, const TuningRound& round) {
    Json samples = Json::array();
    for (std::size_t i = 0; i < round.samples.size(); ++i)
        samples.push_back({{"values", values_json(tuning.request(), round.samples[i])},
                           {"fitness", round.fitness[i]},
                           {"boards", round.boards[i]}});
    return {{"from", json_of(tuning.request(), round.from)},
            {"samples", samples},
            {"elites", round.elites},
            {"mean_fitness", mean_fitness(round)},
            {"elite_fitness", elite_fitness(round)}};
}

Json json_of(const TunedParameter& parameter) {
    if (parameter.choices.empty())
        return {
            {"parameter", name_of(parameter)}, {"low", parameter.low}, {"high", parameter.high}};
    Json choices = Json::array();
    for (const OptionValue& choice : parameter.choices)
        choices.push_back(to_string(choice));
    return {{"parameter", name_of(parameter)}, {"choices", choices}};
}

using namespace pictures::svg;

constexpr double chart_height = 200; ///< Of a parameter's chart with the space around it.
constexpr double chart_margin = 30;  ///< Below a chart.

/// The distribution of a parameter before the iteration with this index; behind the last index,
/// after the last.
const Distribution& distribution_at(const Tuning& tuning, std::size_t parameter,
                                    std::size_t index) {
    const auto& rounds = tuning.rounds();
    return index < rounds.size() ? rounds[index].from[parameter] : tuning.distribution()[parameter];
}

/// Where the chart of a parameter lies.
double top_of(std::size_t parameter) {
    return top + chart_height * static_cast<double>(parameter);
}

Plot plot_of(const Tuning& tuning, std::size_t parameter, const Interval& values) {
    const double end = static_cast<double>(std::max<std::size_t>(1, tuning.rounds().size()));
    const double begin = top_of(parameter);
    return {{0, end}, values, 20, begin, begin + chart_height - chart_margin};
}

std::string title_of(const Tuning& tuning, std::size_t parameter, const std::string& rest = {}) {
    return text_at(left, top_of(parameter) - 6, "start",
                   name_of(tuning.request().parameters[parameter]) + rest);
}

/// The chart of a number.
class NumberChart {
public:
    NumberChart(const Tuning& tuning, std::size_t parameter)
        : m_tuning(tuning),
          m_parameter(parameter),
          m_values(values()),
          m_plot(plot_of(tuning, parameter, m_values)) {}

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
               title_of(m_tuning, m_parameter);
    }

private:
    const Gaussian& gaussian(std::size_t index) const {
        return std::get<Gaussian>(distribution_at(m_tuning, m_parameter, index));
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
    Interval m_values;
    Plot m_plot;
};

std::string text_of_choice(const TunedParameter& parameter, std::size_t choice) {
    return name_of(parameter) + "=" + to_string(parameter.choices[choice]);
}

/// The chart of a choice: a curve for the share of each of its values, which the footer names.
std::string choice_chart(const Tuning& tuning, std::size_t index, Footer& footer) {
    const TunedParameter& parameter = tuning.request().parameters[index];
    const Plot plot = plot_of(tuning, index, {0, 1});
    std::string content = plot.grid(0.2) + title_of(tuning, index, ", shares");
    for (std::size_t i = 0; i < parameter.choices.size(); ++i) {
        std::vector<Plot::Point> shares;
        for (std::size_t round = 0; round <= tuning.rounds().size(); ++round)
            shares.push_back({static_cast<double>(round),
                              std::get<Shares>(distribution_at(tuning, index, round))[i]});
        const std::string name = text_of_choice(parameter, i);
        content += group(name, plot.curve(shares, i));
        footer.add_series(name, [i](double y) { return sample(y, stroke_of(i)); });
    }
    return content;
}

/// What the rows of the table say, and what a race has spared.
std::string note_on(const Tuning& tuning) {
    const TuningRequest& request = tuning.request();
    std::string text = "\nBehind the mean scores of samples: mean (deviation) of each number";
    if (std::ranges::any_of(request.parameters, &TunedParameter::is_choice))
        text += ", likeliest value (its share) of each choice";
    text += " after the iteration.\n" +
            counted(static_cast<std::uint64_t>(request.samples), "sample") + ", " +
            counted(static_cast<std::uint64_t>(request.elites), "elite") + ", " +
            counted(static_cast<std::uint64_t>(request.boards), "board") + ", seed " +
            std::to_string(request.seed) + "\n";
    if (request.is_race && !tuning.rounds().empty()) {
        std::int64_t played = 0;
        for (const TuningRound& round : tuning.rounds())
            played = std::accumulate(round.boards.begin(), round.boards.end(), played);
        const std::int64_t all =
            static_cast<std::int64_t>(tuning.rounds().size()) * request.samples * request.boards;
        text +=
            "the race played " + std::to_string(played) + " of " + std::to_string(all) + " games\n";
    }
    return text;
}

} // namespace

std::string readable(const Tuning& tuning) {
    const TuningRequest& request = tuning.request();
    std::vector<TextTable::Column> columns{"iteration", "mean", "elites", "best"};
    for (const TunedParameter& parameter : request.parameters)
        columns.emplace_back(name_of(parameter));
    TextTable table(columns);
    const auto add = [&](std::vector<std::string> cells,
                         const std::vector<Distribution>& distribution) {
        for (std::size_t i = 0; i < distribution.size(); ++i)
            cells.push_back(text_of(distribution[i], request.parameters[i]));
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
    return table.text() + note_on(tuning) +
           (tuning.has_narrowed() ? "narrowed to" : "not narrowed yet, the middle is") + options +
           "\n";
}

Json json_of(const Tuning& tuning) {
    const TuningRequest& request = tuning.request();
    Json parameters = Json::array();
    for (const TunedParameter& parameter : request.parameters)
        parameters.push_back(json_of(parameter));
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
            {"within", request.stays_within},
            {"race", request.is_race},
            {"seed", std::to_string(request.seed)},
            {"iterations", rounds},
            {"distribution", json_of(request, tuning.distribution())},
            {"narrowed", tuning.has_narrowed()},
            {"options", Json::parse(to_json(tuning.options_of(middle)))}};
}

std::string tuning_svg(const Tuning& tuning) {
    const auto charts = tuning.request().parameters.size();
    const double end = top_of(charts);
    Footer footer(end);
    std::string content;
    for (std::size_t i = 0; i < charts; ++i)
        content += tuning.request().parameters[i].is_choice() ? choice_chart(tuning, i, footer)
                                                              : NumberChart(tuning, i).content();
    const bool has_numbers =
        !std::ranges::all_of(tuning.request().parameters, &TunedParameter::is_choice);
    content += text_at((left + right) / 2, end, "middle",
                       "Iterations, 0 to " + std::to_string(tuning.rounds().size()) +
                           (has_numbers ? ": mean and deviation, samples, elites" : ""));
    return picture("Tuning of " + tuning.request().base.solver->name, content + footer.content(),
                   std::max(end + 20, footer.height()));
}

} // namespace samegame::cli
