#pragma once

#include <vector>

namespace samegame {

class ScoreHistogram;

/// The quantiles that a box plot shows of one value or more: each is the lowest value that at least
/// so many do not exceed.
struct QuantileBox {
    double minimum = 0;
    double low = 0;   ///< The quantile of 5 %.
    double first = 0; ///< The quantile of 25 %.
    double median = 0;
    double third = 0; ///< The quantile of 75 %.
    double high = 0;  ///< The quantile of 95 %.
    double maximum = 0;

    bool operator==(const QuantileBox&) const = default;
};

/// The box of these values, in any order; there is one at least.
QuantileBox box_of(std::vector<double> values);

/// The box of a histogram that is not empty.
QuantileBox box_of(const ScoreHistogram& histogram);

} // namespace samegame
