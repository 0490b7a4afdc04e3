#pragma once

#include <vector>

#include "engine/stats/interval.h"

namespace samegame {

// The round numbers along the axis of a chart.

/// The smallest of 1, 2 and 5 times a power of ten that splits `range` into `parts` parts or fewer.
/// Both are above 0.
double nice_step(double range, int parts);

/// The number of decimals that multiples of `step` need.
int decimals_of(double step);

/// The shortest range around `range` that ends at multiples of `step`, at least a step long.
Interval rounded_outward(const Interval& range, double step);

/// The multiples of `step` in `range`, in order, including one that misses an end by rounding.
std::vector<double> multiples_in(const Interval& range, double step);

} // namespace samegame
