#pragma once

#include <functional>

#include "engine/game/board.h"

namespace samegame {

/// A ceiling on what can still be earned from a position, as those of upper_bound.h and never above
/// separated_upper_bound: it also sees that not every color can be one group. Takes seconds on a
/// board of 15x15 cells, so it is for a board at its start. Equal to separated_upper_bound under
/// `pull-left`, with more than six colors, and where it would take too long.
///
/// The giant of a color is the largest group of it that a line removes. When a giant goes, all
/// blocks of later giants are still on the board: of a color with n blocks and a later giant of m
/// blocks, at most n - m are gone. Take out any blocks of the board, but of the colors with later
/// giants only as many as that: the giant is no larger than the largest group that this can join
/// (joined_count). The ceiling is the most that the colors earn with giants of any sizes, in any
/// order, that keep to this.
///
/// stops(), called ten times a second on such a board, ends it early with separated_upper_bound.
int ordered_upper_bound(
    const Rules& rules, const Board& board,
    const std::function<bool()>& stops = [] { return false; });

} // namespace samegame
