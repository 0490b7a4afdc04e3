#include "engine/stats/quantile_box.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>

#include "engine/stats/score_histogram.h"

namespace samegame {

namespace {

double quantile(const std::vector<double>& ordered, double fraction) {
    const auto rank =
        static_cast<std::size_t>(std::ceil(fraction * static_cast<double>(ordered.size()) - 1e-9));
    return ordered[std::clamp<std::size_t>(rank, 1, ordered.size()) - 1];
}

template <class Quantile>
QuantileBox box_from(const Quantile& at) {
    return {at(0), at(0.05), at(0.25), at(0.5), at(0.75), at(0.95), at(1)};
}

} // namespace

QuantileBox box_of(std::vector<double> values) {
    assert(!values.empty());
    std::ranges::sort(values);
    return box_from([&values](double fraction) { return quantile(values, fraction); });
}

QuantileBox box_of(const ScoreHistogram& histogram) {
    return box_from([&histogram](double fraction) {
        return static_cast<double>(histogram.quantile(fraction));
    });
}

} // namespace samegame
