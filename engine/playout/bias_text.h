#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/playout/move_features.h"

namespace samegame {

/// A learned bias as the text of a file, which people can read and write too:
///
///     samegame-bias 1
///     # a comment
///     weights 2          as many lines follow
///     size 0.31          a feature (MoveFeature) and its weight; the others have weight 0
///     near -0.2
///
/// A number is written with so many digits that it is read back exactly. Each of `comments` is a
/// line.
std::string to_bias_text(const FeatureWeights& weights, std::span<const std::string> comments);

Result<FeatureWeights> parse_bias_text(std::string_view text);

} // namespace samegame
