#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/base/rng.h"

namespace samegame {

/// A normal distribution of one number.
struct Gaussian {
    double mean = 0;
    double deviation = 0;

    bool operator==(const Gaussian&) const = default;
};

/// Where the cross-entropy method begins for a number between `low` and `high`: in their middle,
/// with half of their difference as deviation (G. Chaslot, M. Winands, I. Szita & J. van den Herik,
/// "Cross-Entropy for Monte-Carlo Tree Search", 2008).
Gaussian first_gaussian(double low, double high);

/// A number drawn from `gaussian`: M. Bell, "Algorithm 334: Normal Random Deviates", 1968, the
/// polar method. It takes as many pairs of numbers from `rng` as it needs.
double draw(const Gaussian& gaussian, Rng& rng);

/// The `count` samples with the highest fitness, best first; among equals the earlier comes first.
std::vector<std::size_t> elites_of(std::span<const double> fitness, std::size_t count);

/// The distribution under which the elite samples are likeliest: of each number their mean and
/// their deviation (divided by their count). `weight`, above 0 to 1, is the share of the new
/// distribution beside `from`; 1 forgets it (R. Rubinstein, "The Cross-Entropy Method for
/// Combinatorial and Continuous Optimization", 1999, smooths so). Samples have a number for each
/// distribution of `from`, and there is an elite.
std::vector<Gaussian> refitted(std::span<const Gaussian> from,
                               const std::vector<std::vector<double>>& samples,
                               std::span<const std::size_t> elites, double weight);

} // namespace samegame
