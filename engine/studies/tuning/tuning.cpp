#include "engine/studies/tuning/tuning.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <numeric>

#include "engine/base/exceptions.h"
#include "engine/base/text.h"
#include "engine/stats/interval.h"

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

std::size_t draw(const Shares& shares, Rng& rng) {
    double left = rng.uniform();
    for (std::size_t i = 0; i + 1 < shares.size(); ++i) {
        left -= shares[i];
        if (left < 0)
            return i;
    }
    return shares.size() - 1;
}

std::vector<std::size_t> elites_of(std::span<const double> fitness, std::size_t count) {
    std::vector<std::size_t> order(fitness.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [fitness](std::size_t a, std::size_t b) { return fitness[a] > fitness[b]; });
    order.resize(std::min(count, order.size()));
    return order;
}

namespace {

using Values = std::vector<double>; // of one parameter

Distribution fitted(const Gaussian& from, const Values& elites, double weight) {
    const auto count = static_cast<double>(elites.size());
    double mean = 0;
    for (const double value : elites)
        mean += value / count;
    double variance = 0;
    for (const double value : elites)
        variance += (value - mean) * (value - mean) / count;
    return Gaussian{weight * mean + (1 - weight) * from.mean,
                    weight * std::sqrt(variance) + (1 - weight) * from.deviation};
}

Distribution fitted(const Shares& from, const Values& elites, double weight) {
    Shares shares = from;
    for (double& share : shares)
        share *= 1 - weight;
    for (const double value : elites)
        shares[static_cast<std::size_t>(value)] += weight / static_cast<double>(elites.size());
    return shares;
}

/// 1 at the beginning, 0 where all samples are the same.
double width_of(const Distribution& distribution, const TunedParameter& parameter) {
    if (const auto* shares = std::get_if<Shares>(&distribution)) {
        const double others = 1 - std::ranges::max(*shares);
        return others / (1 - 1 / static_cast<double>(shares->size()));
    }
    return std::get<Gaussian>(distribution).deviation /
           first_gaussian(parameter.low, parameter.high).deviation;
}

} // namespace

std::vector<Distribution> refitted(std::span<const Distribution> from,
                                   const std::vector<std::vector<double>>& samples,
                                   std::span<const std::size_t> elites, double weight) {
    assert(!elites.empty());
    std::vector<Distribution> all;
    for (std::size_t i = 0; i < from.size(); ++i) {
        Values values;
        for (const std::size_t elite : elites)
            values.push_back(samples[elite][i]);
        all.push_back(
            std::visit([&](const auto& one) { return fitted(one, values, weight); }, from[i]));
    }
    return all;
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

Distribution first_distribution(const TunedParameter& parameter) {
    if (parameter.is_choice())
        return Shares(parameter.choices.size(), 1 / static_cast<double>(parameter.choices.size()));
    return first_gaussian(parameter.low, parameter.high);
}

Tuning::Tuning(TuningRequest request) : m_request(std::move(request)) {
    assert(!m_request.parameters.empty() && m_request.elites <= m_request.samples);
    for (const TunedParameter& parameter : m_request.parameters)
        m_distribution.push_back(first_distribution(parameter));
    begin_round();
}

TrialRange Tuning::next() {
    turn();
    return is_over() ? TrialRange() : TrialRange{0, m_table.size()};
}

bool Tuning::turn() {
    if (m_trials.size() < m_table.size())
        return false;
    take_scores();
    ++m_tables;
    if (m_request.is_race)
        drop_losers();
    if (!ends_round()) {
        begin_heat();
        return true;
    }
    end_round();
    if (!is_over())
        begin_round();
    return true;
}

void Tuning::take_scores() {
    const auto first = static_cast<std::size_t>(m_boards_done);
    for (const std::size_t sample : m_left)
        m_scores[sample].resize(first + m_table.board_count);
    for (const Trial& trial : m_trials)
        m_scores[m_left[trial.entrant]][first + trial.board] = trial.score;
    m_boards_done += static_cast<int>(m_table.board_count);
    m_trials.clear();
}

double Tuning::mean_of(std::size_t sample) const {
    const std::vector<int>& scores = m_scores[sample];
    const std::int64_t sum = std::accumulate(scores.begin(), scores.end(), std::int64_t{0});
    return static_cast<double>(sum) / static_cast<double>(scores.size());
}

/// In the order of their places, so that a sample keeps its place in the tables.
void Tuning::drop_losers() {
    std::vector<double> means;
    for (const std::size_t sample : m_left)
        means.push_back(mean_of(sample));
    const std::vector<std::size_t> elites =
        elites_of(means, static_cast<std::size_t>(m_request.elites));
    const std::vector<int>& last_elite = m_scores[m_left[elites.back()]];
    const double least = means[elites.back()];
    std::vector<std::size_t> stay;
    for (std::size_t i = 0; i < m_left.size(); ++i) {
        RunningStats behind;
        for (std::size_t board = 0; board < last_elite.size(); ++board)
            behind.add(m_scores[m_left[i]][board] - last_elite[board]);
        if (means[i] >= least || behind.count() < 2 || mean_interval(behind).high >= 0)
            stay.push_back(m_left[i]);
    }
    m_left = std::move(stay);
}

bool Tuning::ends_round() const {
    return m_boards_done >= m_request.boards ||
           m_left.size() <= static_cast<std::size_t>(m_request.elites);
}

void Tuning::end_round() {
    TuningRound round{m_distribution, m_samples, {}, {}, {}};
    for (std::size_t sample = 0; sample < m_samples.size(); ++sample) {
        round.fitness.push_back(mean_of(sample));
        round.boards.push_back(static_cast<int>(m_scores[sample].size()));
    }
    std::vector<double> of_left;
    for (const std::size_t sample : m_left)
        of_left.push_back(round.fitness[sample]);
    for (const std::size_t elite : elites_of(of_left, static_cast<std::size_t>(m_request.elites)))
        round.elites.push_back(m_left[elite]);
    m_distribution = refitted(m_distribution, m_samples, round.elites, m_request.weight);
    m_rounds.push_back(std::move(round));
}

bool Tuning::is_over() const {
    return m_rounds.size() >= static_cast<std::size_t>(m_request.iterations) || has_narrowed();
}

bool Tuning::has_narrowed() const {
    if (m_rounds.empty())
        return false; // nothing was played
    for (std::size_t i = 0; i < m_distribution.size(); ++i)
        if (width_of(m_distribution[i], m_request.parameters[i]) > m_request.until)
            return false;
    return m_request.until > 0;
}

OptionValues Tuning::options_of(std::span<const double> values) const {
    OptionValues options = m_request.base.options;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const TunedParameter& parameter = m_request.parameters[i];
        OptionValue& option = options.at(parameter.option);
        if (parameter.is_choice())
            option = parameter.choices[static_cast<std::size_t>(values[i])];
        else if (!parameter.parameter.empty())
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
    for (std::size_t i = 0; i < m_distribution.size(); ++i) {
        if (const auto* shares = std::get_if<Shares>(&m_distribution[i]))
            values.push_back(
                static_cast<double>(std::ranges::max_element(*shares) - shares->begin()));
        else
            values.push_back(
                allowed(m_request.parameters[i], std::get<Gaussian>(m_distribution[i]).mean));
    }
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

/// Samples, boards and runs of an iteration have a stream of the seed each.
void Tuning::begin_round() {
    Rng rng = Rng(m_request.seed).split(m_rounds.size()).split(0);
    const auto samples = static_cast<std::size_t>(m_request.samples);
    m_samples.clear();
    for (std::size_t i = 0; i < samples; ++i)
        m_samples.push_back(sample(rng));
    m_scores.assign(samples, {});
    m_left.resize(samples);
    std::iota(m_left.begin(), m_left.end(), std::size_t{0});
    m_boards_done = 0;
    begin_heat();
}

/// The next boards for the samples that are left: all of them, or those of a heat.
void Tuning::begin_heat() {
    const Rng of_round = Rng(m_request.seed).split(m_rounds.size());
    const int boards = m_request.boards - m_boards_done;
    const auto first = static_cast<std::size_t>(m_boards_done);
    m_table = {};
    m_table.title = "tune " + m_request.base.solver->name + ", iteration " +
                    std::to_string(m_rounds.size() + 1);
    if (m_request.is_race)
        m_table.title += ", heat " + std::to_string(m_boards_done / boards_of_a_heat + 1);
    for (const std::size_t sample : m_left) {
        m_table.entrants.push_back(m_request.base);
        m_table.entrants.back().options = options_of(m_samples[sample]);
        m_table.entrants.back().name = text_of(m_samples[sample]);
    }
    m_table.board_count =
        static_cast<std::size_t>(m_request.is_race ? std::min(boards_of_a_heat, boards) : boards);
    m_table.board = [this, first, of_boards = of_round.split(1)](std::size_t index) {
        return random_board(of_boards.split(first + index).next(), m_request.rows,
                            m_request.columns, m_request.colors, m_request.rules);
    };
    Rng of_runs = of_round.split(2);
    m_table.seed = first == 0 ? of_runs.next() : of_runs.split(first).next();
}

/// A sample that the solver accepts.
std::vector<double> Tuning::sample(Rng& rng) const {
    std::optional<Error> refusal;
    for (int i = 0; i < most_draws; ++i) {
        std::vector<double> values;
        for (std::size_t j = 0; j < m_distribution.size(); ++j)
            values.push_back(value_of(j, rng));
        refusal = entrant_error({m_request.base.solver, options_of(values)});
        if (!refusal)
            return values;
    }
    throw InvalidOptions(*refusal);
}

double Tuning::value_of(std::size_t index, Rng& rng) const {
    const TunedParameter& parameter = m_request.parameters[index];
    if (const auto* shares = std::get_if<Shares>(&m_distribution[index]))
        return static_cast<double>(draw(*shares, rng));
    const auto& gaussian = std::get<Gaussian>(m_distribution[index]);
    double value = allowed(parameter, draw(gaussian, rng));
    if (!m_request.stays_within)
        return value;
    const double low = parameter.is_integer ? std::ceil(parameter.low) : parameter.low;
    const double high = parameter.is_integer ? std::floor(parameter.high) : parameter.high;
    for (int i = 0; i < most_draws && (value < low || value > high); ++i)
        value = allowed(parameter, draw(gaussian, rng));
    return std::clamp(value, low, high); // mostly within after some draws
}

double Tuning::allowed(const TunedParameter& parameter, double value) const {
    const double exact = parameter.is_integer ? std::round(value) : rounded(value);
    return std::clamp(exact, parameter.minimum, parameter.maximum);
}

} // namespace samegame
