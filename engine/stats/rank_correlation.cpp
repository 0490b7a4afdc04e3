#include "engine/stats/rank_correlation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <vector>

namespace samegame {

namespace {

/// The ranks of values from 0, less their mean.
std::vector<double> centered_ranks(std::span<const double> values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> ranks(values.size());
    for (std::size_t first = 0, end = 0; first < order.size(); first = end) {
        while (end < order.size() && values[order[end]] == values[order[first]])
            ++end;
        const double shared = static_cast<double>(first + end - 1) / 2;
        for (std::size_t i = first; i < end; ++i)
            ranks[order[i]] = shared - static_cast<double>(order.size() - 1) / 2;
    }
    return ranks;
}

double product(const std::vector<double>& a, const std::vector<double>& b) {
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

} // namespace

std::optional<double> rank_correlation(std::span<const double> a, std::span<const double> b) {
    assert(a.size() == b.size());
    const std::vector<double> of_a = centered_ranks(a);
    const std::vector<double> of_b = centered_ranks(b);
    const double squares = product(of_a, of_a) * product(of_b, of_b);
    if (squares == 0)
        return std::nullopt;
    return product(of_a, of_b) / std::sqrt(squares);
}

} // namespace samegame
