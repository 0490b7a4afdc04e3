#pragma once

#include <cstdint>

#include "engine/stats/running_stats.h"

namespace samegame {

/// A range of numbers, both ends included.
struct Interval {
    double low = 0;
    double high = 0;

    bool operator==(const Interval&) const = default;
};

/// The quantile of Student's t distribution with `degrees` degrees of freedom (one or more) at
/// `probability`, between 0 and 1, from the finite series (M. Abramowitz & I. Stegun, "Handbook of
/// Mathematical Functions", 1964, 26.7.3 and 26.7.4), inverted by bisection; five digits or more.
double student_t_quantile(double probability, std::uint64_t degrees);

/// The same for any degrees from 1 on: between whole numbers it lies on the straight line over 1 /
/// degrees between its neighbors, a little too high and never too low, for probabilities above a
/// half.
double student_t_quantile_between(double probability, double degrees);

/// The confidence interval of the mean of a normally distributed quantity (Student, "The Probable
/// Error of a Mean", 1908). `stats` has two values or more.
Interval mean_interval(const RunningStats& stats, double confidence = 0.95);

/// An interval for the mean that may be looked at after every value: with `confidence` it contains
/// the true mean at all times together. About half as wide again as mean_interval. From normal
/// mixtures, asymptotically (I. Waudby-Smith, D. Arbour, R. Sinha, E. Kennedy & A. Ramdas,
/// "Time-Uniform Central Limit Theory and Asymptotic Confidence Sequences", 2021); unreliable below
/// `least_values` values. `stats` has two values or more.
Interval sequential_interval(const RunningStats& stats, double confidence = 0.95);

/// The number of values from which sequential_interval decides.
inline constexpr std::uint64_t least_values = 20;

} // namespace samegame
