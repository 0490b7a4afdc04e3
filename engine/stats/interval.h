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
/// `probability`, which is above 0 and below 1. From the finite series for whole degrees of freedom
/// (M. Abramowitz & I. Stegun, "Handbook of Mathematical Functions", 1964, 26.7.3 and 26.7.4),
/// inverted by bisection; correct to five digits or more, and fast for any number of degrees.
double student_t_quantile(double probability, std::uint64_t degrees);

/// The confidence interval of the mean of a normally distributed quantity (Student, "The Probable
/// Error of a Mean", 1908). `stats` has two values or more.
Interval mean_interval(const RunningStats& stats, double confidence = 0.95);

/// An interval for the mean that may be looked at after every value: with `confidence` it contains
/// the true mean at all times together, so that a test may stop as soon as it decides. It is about
/// half as wide again as mean_interval, and relatively narrowest near a hundred values. From normal
/// mixtures, asymptotically (I. Waudby-Smith, D. Arbour, R. Sinha, E. Kennedy & A. Ramdas,
/// "Time-Uniform Central Limit Theory and Asymptotic Confidence Sequences", 2021); unreliable below
/// `least_values` values. `stats` has two values or more.
Interval sequential_interval(const RunningStats& stats, double confidence = 0.95);

/// The number of values from which sequential_interval decides.
inline constexpr std::uint64_t least_values = 20;

} // namespace samegame
