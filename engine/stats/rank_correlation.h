#pragma once

#include <optional>
#include <span>

namespace samegame {

/// How far two quantities order the same things alike, from -1 to 1 (C. Spearman, "The Proof and
/// Measurement of Association between Two Things", 1904): the correlation of their ranks, equal
/// values sharing the mean of their ranks. `a` and `b` are as long; nothing where all values of
/// either are equal.
std::optional<double> rank_correlation(std::span<const double> a, std::span<const double> b);

} // namespace samegame
