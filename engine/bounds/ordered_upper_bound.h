#pragma once

#include <functional>

#include "engine/game/board.h"

namespace samegame {

/// A ceiling on what can still be earned from a position, as those of upper_bound.h and never above
/// separated_upper_bound: it also sees that not every color can be one group. Takes seconds on a
/// board of 15x15 cells, so it is for a board at its start. Equal to separated_upper_bound under
/// `pull-left`, with more than six colors, and where it would take too long.
///
/// Let the largest group of each color that a line removes be its giant. When a giant goes, those
/// of colors whose giants go later are on the board whole. If m blocks of a color are in its giant,
/// and n on the board at first, then at most n - m of them can be gone by then. So a giant has no
/// more blocks than one group of its color can have after any blocks were taken out (joined_count),
/// at most as many as that of the colors with later giants. The ceiling is the most that the colors
/// earn in any order of the giants and with any sizes of them that fulfill this.
///
/// stops(), called ten times a second on such a board, ends it early with separated_upper_bound.
int ordered_upper_bound(
    const Rules& rules, const Board& board,
    const std::function<bool()>& stops = [] { return false; });

} // namespace samegame
