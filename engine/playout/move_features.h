#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>

#include "engine/game/board.h"
#include "engine/game/group.h"
#include "engine/game/rules.h"

namespace samegame {

/// What a learned bias sees of a move: its group, and the board before and after it. Counts are
/// limited, so that no feature outweighs all others on a large board.
enum class MoveFeature {
    size,         ///< Blocks above two, at most 8: the one feature of the bias by size.
    pair,         ///< 1 for a group of two.
    spared,       ///< 1 for a group of the color that is spared.
    last,         ///< 1 if no block of its color remains.
    orphan,       ///< 1 if one block of its color remains, which can never go.
    rest,         ///< Blocks of its color that remain, at most 16.
    near,         ///< The same in its columns and those beside them, at most 8.
    links,        ///< Pairs of equal neighbors among other blocks: gained less lost, -8 to 8.
    spared_links, ///< The same for the color that is spared.
    stranded,     ///< Other blocks without an equal neighbor: after less before, -8 to 8.
    falling,      ///< Blocks that fall, at most 16.
    columns,      ///< Columns that become empty.
    place,        ///< Where the middle of its columns is: 0 at the left, 1 at the right.
    height,       ///< The row of its lowest cell as a share of the rows.
    early_size,   ///< `size` times the share of the board's cells that hold blocks.
    early_near    ///< `near` times that share.
};
inline constexpr std::size_t move_feature_count = 16;

/// Numbers by MoveFeature.
using MoveFeatures = std::array<float, move_feature_count>;
using FeatureWeights = std::array<double, move_feature_count>;

/// The names of all features, in their order, as in files: "size", ..., "spared-links", ...
std::span<const std::string> move_feature_names();

/// The features of the moves of one position.
class PositionFeatures {
public:
    /// `board` outlives this; `spared` may be no_color.
    PositionFeatures(const Board& board, Gravity gravity, Color spared)
        : m_board(board), m_gravity(gravity), m_spared(spared) {}

    /// Of a group of the board.
    MoveFeatures of(const Group& group) const;

private:
    const Board& m_board;
    Gravity m_gravity;
    Color m_spared;
};

/// The largest bias: beside weights up to exp(50), sums of its exp stay finite.
inline constexpr double most_bias = 30;

/// The weighted sum of the features, from -most_bias to most_bias.
float bias_of(const MoveFeatures& features, const FeatureWeights& weights);

} // namespace samegame
