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

/// The number that a variable with Student's t distribution of `degrees` degrees of freedom (one or
/// more) does not exceed with `probability`, which is between 0 and 1, both not included. From the
/// finite series for whole degrees of freedom (M. Abramowitz & I. Stegun, "Handbook of Mathematical
/// Functions", 1964, 26.7.3 and 26.7.4), inverted by bisection; right to five digits or more, at
/// once for any number of degrees.
double student_t_quantile(double probability, std::uint64_t degrees);

/// The confidence interval of the mean of a normally distributed quantity (Student, "The Probable
/// Error of a Mean", 1908). `stats` has two values or more.
Interval mean_interval(const RunningStats& stats, double confidence = 0.95);

/// An interval for the mean that may be looked at after every value: with `confidence` it holds the
/// true mean at all times together, so that it is right to stop as soon as it decides. It is about
/// half as wide again as mean_interval, narrowest for its size near a hundred values. From normal
/// mixtures, asymptotically (I. Waudby-Smith, D. Arbour, R. Sinha, E. Kennedy & A. Ramdas,
/// "Time-Uniform Central Limit Theory and Asymptotic Confidence Sequences", 2021); below
/// `least_values` values it is not to be trusted. `stats` has two values or more.
Interval sequential_interval(const RunningStats& stats, double confidence = 0.95);

/// From so many values on sequential_interval decides.
inline constexpr std::uint64_t least_values = 20;

} // namespace samegame
