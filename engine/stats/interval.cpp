#include "engine/stats/interval.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace samegame {

namespace {

// Beyond this, quantiles approach the normal distribution's in proportion to 1 / degrees, with an
// error below 1e-5.
constexpr std::uint64_t most_degrees = 1000;

/// The probability of a value between -t and t; t is not negative.
double probability_within(double t, std::uint64_t degrees) {
    const double theta = std::atan(t / std::sqrt(static_cast<double>(degrees)));
    const double cosine = std::cos(theta);
    const bool is_odd = degrees % 2 == 1;
    double term = is_odd ? cosine : 1;
    double sum = degrees == 1 ? 0 : term;
    for (std::uint64_t k = is_odd ? 3 : 2; k + 1 < degrees; k += 2) {
        term *= cosine * cosine * static_cast<double>(k - 1) / static_cast<double>(k);
        sum += term;
    }
    sum *= std::sin(theta);
    return is_odd ? 2 / std::numbers::pi * (theta + sum) : sum;
}

} // namespace

double student_t_quantile(double probability, std::uint64_t degrees) {
    assert(probability > 0 && probability < 1 && degrees > 0);
    if (probability < 0.5)
        return -student_t_quantile(1 - probability, degrees);
    if (degrees > most_degrees) {
        const double last = student_t_quantile(probability, most_degrees);
        const double slope = student_t_quantile(probability, most_degrees / 2) - last;
        return last -
               slope * (1 - static_cast<double>(most_degrees) / static_cast<double>(degrees));
    }
    const double within = 2 * probability - 1;
    double low = 0;
    double high = 1;
    while (probability_within(high, degrees) < within)
        high *= 2;
    while (high - low > 1e-10 * high) {
        const double middle = (low + high) / 2;
        (probability_within(middle, degrees) < within ? low : high) = middle;
    }
    return (low + high) / 2;
}

double student_t_quantile_between(double probability, double degrees) {
    assert(degrees >= 1);
    const double below = std::floor(degrees);
    const auto whole = static_cast<std::uint64_t>(below);
    const double lower = student_t_quantile(probability, whole);
    const double share = (1 / below - 1 / degrees) / (1 / below - 1 / (below + 1));
    return lower + share * (student_t_quantile(probability, whole + 1) - lower);
}

Interval mean_interval(const RunningStats& stats, double confidence) {
    assert(stats.count() > 1);
    const double half =
        student_t_quantile((1 + confidence) / 2, stats.count() - 1) * stats.standard_error();
    return {stats.mean() - half, stats.mean() + half};
}

Interval sequential_interval(const RunningStats& stats, double confidence) {
    constexpr double narrowest_at = 100; // values
    const double error = 1 - confidence;
    const double log_error = -2 * std::log(error);
    const double density = (log_error + std::log(log_error) + 1) / narrowest_at;
    const auto count = static_cast<double>(stats.count());
    const double scale = count * density + 1;
    const double half = stats.deviation() * std::sqrt(2 * scale / (count * count * density) *
                                                      std::log(std::sqrt(scale) / error));
    return {stats.mean() - half, stats.mean() + half};
}

} // namespace samegame
