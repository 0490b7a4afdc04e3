#pragma once

#include <cstdint>
#include <optional>

#include "engine/game/board.h"

namespace samegame {

/// A set of colors: bit c is color c.
using ColorSet = std::uint32_t;

/// What joins the blocks of a color: the most blocks that one group of `color` has after any blocks
/// of the board were taken out, each block of the `kept` colors at a price. `color` is not kept.
struct JoinedGroup {
    /// A block in the group counts `unit`, and a kept block that was taken out costs `price`.
    static constexpr int unit = 4;

    Color color = no_color;
    ColorSet kept = 0;
    std::optional<int> price = std::nullopt; ///< Nothing: no kept block is taken out.
};

/// The most that such a group counts, its price subtracted. Blocks may be taken out in any set, not
/// only by moves; the rest falls and empty columns close up. So no group of `color` that a line
/// under gravity `shift` removes counts more. Nothing if that takes too long to find, or a column
/// has more than 16 blocks. Needs a block of `color`; takes a few hundredths of a second on a board
/// of 15x15 cells.
///
/// Goes through the columns from the left. All that the columns to the right need to know of those
/// before is which rows of the last one hold blocks of the group, and which of these blocks hang
/// together already. For each such state the most that it can count is kept.
std::optional<int> joined_count(const Board& board, const JoinedGroup& request);

} // namespace samegame
