#pragma once

#include <vector>

#include "engine/stats/interval.h"

namespace samegame {

// The round numbers along the axis of a chart.

/// The lowest of 1, 2 and 5 times the powers of ten that splits `range` into `parts` or fewer. Both
/// are above 0.
double nice_step(double range, int parts);

/// The decimals that tell multiples of `step` apart.
int decimals_of(double step);

/// The shortest range around `range` that ends at multiples of `step`; it is a step long at least.
Interval rounded_outward(const Interval& range, double step);

/// The multiples of `step` in `range`, in order; one that misses an end by rounding is in it.
std::vector<double> multiples_in(const Interval& range, double step);

} // namespace samegame
