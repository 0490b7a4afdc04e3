#pragma once

#include <span>
#include <vector>

#include "engine/playout/learned_line.h"
#include "engine/playout/softmax_options.h"

namespace samegame {

/// exp(bias * min(bias_cap, n - 2)) for a group of n blocks.
std::vector<float> bias_factors(const SoftmaxOptions& options);

/// What adaptation does to the weights, for lines of every size. `counts` says what each choice of
/// the line counts, exp(w + b); written to `factors`, in the order in which choices end, is exp of
/// what is added to w:
///     alpha * (1 if played) - alpha * count * sum over the positions where it was legal of 1 / z
/// with z the sum of the counts of a position.
void adaptation_factors(const LearnedLine& line, std::span<const float> counts, float alpha,
                        std::span<float> factors);

} // namespace samegame
