#include "engine/studies/tuning/cross_entropy.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

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

std::vector<std::size_t> elites_of(std::span<const double> fitness, std::size_t count) {
    std::vector<std::size_t> order(fitness.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [fitness](std::size_t a, std::size_t b) { return fitness[a] > fitness[b]; });
    order.resize(std::min(count, order.size()));
    return order;
}

std::vector<Gaussian> refitted(std::span<const Gaussian> from,
                               const std::vector<std::vector<double>>& samples,
                               std::span<const std::size_t> elites, double weight) {
    assert(!elites.empty());
    const auto count = static_cast<double>(elites.size());
    std::vector<Gaussian> fitted;
    for (std::size_t i = 0; i < from.size(); ++i) {
        double mean = 0;
        for (const std::size_t elite : elites)
            mean += samples[elite][i] / count;
        double variance = 0;
        for (const std::size_t elite : elites)
            variance += (samples[elite][i] - mean) * (samples[elite][i] - mean) / count;
        fitted.push_back({weight * mean + (1 - weight) * from[i].mean,
                          weight * std::sqrt(variance) + (1 - weight) * from[i].deviation});
    }
    return fitted;
}

} // namespace samegame
