#include "engine/studies/tuning/tuning.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <numeric>

#include "engine/base/exceptions.h"
#include "engine/base/text.h"

namespace samegame {

Gaussian first_gaussian(double low, double high) {
    return {(low + high) / 2, (high - low) / 2};
}

double draw(const Gaussian& gaussian, Rng& rng) {
    for (;;) {
        const double x = 2 * rng.uniform() - 1;
        const double y = 2 * rng.uniform() - 1;
        const double radius = x * x + y * y; // squared
        if (radius > 0 && radius < 1)
            return gaussian.mean +
                   gaussian.deviation * x * std::sqrt(-2 * std::log(radius) / radius);
    }
}

std::vector<std::size_t> elites_of(std::span<const double> fitness, std::size_t count) {
    std::vector<std::size_t> order(fitness.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [fitness](std::size_t a, std::size_t b) { return fitness[a] > fitness[b]; });
    order.resize(std::min(count, order.size()));
    return order;
}

std::vector<Gaussian> refitted(std::span<const Gaussian> from,
                               const std::vector<std::vector<double>>& samples,
                               std::span<const std::size_t> elites, double weight) {
    assert(!elites.empty());
    const auto count = static_cast<double>(elites.size());
    std::vector<Gaussian> fitted;
    for (std::size_t i = 0; i < from.size(); ++i) {
        double mean = 0;
        for (const std::size_t elite : elites)
            mean += samples[elite][i] / count;
        double variance = 0;
        for (const std::size_t elite : elites)
            variance += (samples[elite][i] - mean) * (samples[elite][i] - mean) / count;
        fitted.push_back({weight * mean + (1 - weight) * from[i].mean,
                          weight * std::sqrt(variance) + (1 - weight) * from[i].deviation});
    }
    return fitted;
}

namespace {

constexpr int most_draws = 1000; ///< The most draws of one sample until the solver accepts it.

/// Rounds to six digits, so that every machine draws the values in a file of trials again, whatever
/// its logarithm.
double rounded(double value) {
    char text[32];
    static_cast<void>(std::snprintf(text, sizeof text, "%.5e", value));
    return parse_real(text).value_or(value);
}

/// "name:epsilon=0.1", of the policy "name:epsilon=0.2" or "name": an earlier value is left out.
std::string with_parameter(const std::string& policy, const std::string& parameter, double value) {
    std::string changed;
    for (const std::string_view part : split(policy, ':'))
        if (!part.starts_with(parameter + "="))
            changed += (changed.empty() ? "" : ":") + std::string(part);
    return changed + ":" + parameter + "=" + number_text(value);
}

} // namespace

std::string name_of(const TunedParameter& parameter) {
    return parameter.parameter.empty() ? parameter.option
                                       : parameter.option + ":" + parameter.parameter;
}

Tuning::Tuning(TuningRequest request) : m_request(std::move(request)) {
    assert(!m_request.parameters.empty() && m_request.elites <= m_request.samples);
    for (const TunedParameter& parameter : m_request.parameters)
        m_distribution.push_back(first_gaussian(parameter.low, parameter.high));
    begin_round();
}

TrialRange Tuning::next() {
    turn();
    return is_over() ? TrialRange() : TrialRange{0, m_table.size()};
}

bool Tuning::turn() {
    if (m_trials.size() < m_table.size())
        return false;
    TuningRound round{m_distribution, m_samples, std::vector<double>(m_samples.size()), {}};
    for (const Trial& trial : m_trials)
        round.fitness[trial.entrant] += trial.score; // whole numbers: exact in any order
    for (double& fitness : round.fitness)
        fitness /= m_request.boards;
    round.elites = elites_of(round.fitness, static_cast<std::size_t>(m_request.elites));
    m_distribution = refitted(m_distribution, m_samples, round.elites, m_request.weight);
    m_rounds.push_back(std::move(round));
    m_trials.clear();
    if (!is_over())
        begin_round();
    return true;
}

bool Tuning::is_over() const {
    return m_rounds.size() >= static_cast<std::size_t>(m_request.iterations) || has_narrowed();
}

bool Tuning::has_narrowed() const {
    for (std::size_t i = 0; i < m_distribution.size(); ++i) {
        const TunedParameter& parameter = m_request.parameters[i];
        const double first = first_gaussian(parameter.low, parameter.high).deviation;
        if (m_distribution[i].deviation > m_request.until * first)
            return false;
    }
    return m_request.until > 0;
}

OptionValues Tuning::options_of(std::span<const double> values) const {
    OptionValues options = m_request.base.options;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const TunedParameter& parameter = m_request.parameters[i];
        OptionValue& option = options.at(parameter.option);
        if (!parameter.parameter.empty())
            option = with_parameter(std::get<std::string>(option), parameter.parameter, values[i]);
        else if (parameter.is_integer)
            option = static_cast<std::int64_t>(std::llround(values[i]));
        else
            option = values[i];
    }
    return options;
}

std::vector<double> Tuning::middle() const {
    std::vector<double> values;
    for (std::size_t i = 0; i < m_distribution.size(); ++i)
        values.push_back(allowed(m_request.parameters[i], m_distribution[i].mean));
    return values;
}

std::string Tuning::text_of(std::span<const double> values) const {
    const OptionValues options = options_of(values);
    std::string text;
    std::vector<std::string> named; // a policy with two parameters is one option
    for (const TunedParameter& parameter : m_request.parameters) {
        if (std::ranges::find(named, parameter.option) != named.end())
            continue;
        named.push_back(parameter.option);
        text += (text.empty() ? "" : " ") + parameter.option + "=" +
                to_string(options.at(parameter.option));
    }
    return text;
}

/// Draws the samples and the boards of an iteration, each from its own stream of the seed.
void Tuning::begin_round() {
    const Rng of_round = Rng(m_request.seed).split(m_rounds.size());
    Rng rng = of_round.split(0);
    m_samples.clear();
    m_table = {};
    m_table.title = "tune " + m_request.base.solver->name + ", iteration " +
                    std::to_string(m_rounds.size() + 1);
    for (int i = 0; i < m_request.samples; ++i) {
        m_samples.push_back(sample(rng));
        m_table.entrants.push_back(m_request.base);
        m_table.entrants.back().options = options_of(m_samples.back());
        m_table.entrants.back().name = text_of(m_samples.back());
    }
    m_table.board_count = static_cast<std::size_t>(m_request.boards);
    m_table.board = [this, of_boards = of_round.split(1)](std::size_t index) {
        return random_board(of_boards.split(index).next(), m_request.rows, m_request.columns,
                            m_request.colors, m_request.rules);
    };
    m_table.seed = of_round.split(2).next();
}

/// A sample that the solver accepts.
std::vector<double> Tuning::sample(Rng& rng) const {
    std::optional<Error> refusal;
    for (int i = 0; i < most_draws; ++i) {
        std::vector<double> values;
        for (std::size_t j = 0; j < m_distribution.size(); ++j)
            values.push_back(allowed(m_request.parameters[j], draw(m_distribution[j], rng)));
        refusal = entrant_error({m_request.base.solver, options_of(values)});
        if (!refusal)
            return values;
    }
    throw InvalidOptions(*refusal);
}

double Tuning::allowed(const TunedParameter& parameter, double value) const {
    const double exact = parameter.is_integer ? std::round(value) : rounded(value);
    return std::clamp(exact, parameter.minimum, parameter.maximum);
}

} // namespace samegame
