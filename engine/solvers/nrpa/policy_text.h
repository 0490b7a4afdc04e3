#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/playout/softmax_weights.h"

namespace samegame {

/// The largest spread of InitialWeights.
inline constexpr float most_initial_spread = 50;

/// Whether a number can be the exp(w) of a weight in a WeightTable.
bool is_weight_factor(float factor);

/// A learned policy as the text of a file, which other programs can read and write too:
///
///     samegame-policy 1
///     code cells                  what shares a weight: the option `code` of nrpa
///     initial 0 0                 spread and seed of the weights of absent codes (InitialWeights)
///     weights 2                   as many lines follow, by code
///     00a1b2c3d4e5f607 1.5        a code in hexadecimal digits, and exp(w)
///     f0a1b2c3d4e5f607 0.25
///
/// A number is written with so many digits that it is read back exactly.
std::string to_policy_text(const WeightTable& policy, MoveCode code);

/// The policy in `text`, whose weights must be for `code`.
Result<WeightTable> parse_policy_text(std::string_view text, MoveCode code);

} // namespace samegame
