#pragma once

#include <span>
#include <string>

#include "engine/base/fixed_vector.h"
#include "engine/game/cell.h"

namespace samegame {

/// Removing one group, named by one of its cells. A canonical move names the leftmost cell of the
/// group's lowest row, as in F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant",
/// 2009; moves from people may name any cell of it.
struct Move {
    Cell cell;

    auto operator<=>(const Move&) const = default;
};

using MoveList = FixedVector<Move, max_moves>;

/// A move as people and files write it: row 1 at the top, column 1 at the left.
struct MoveNotation {
    int row = 0;
    int column = 0;

    bool operator==(const MoveNotation&) const = default;
};

/// `rows` is the height of the board on which the move is played.
constexpr MoveNotation to_notation(Move move, int rows) {
    return {rows - move.cell.row, move.cell.column + 1};
}

/// The inverse of to_notation; the notation lies on the board.
constexpr Move from_notation(MoveNotation notation, int rows) {
    return {cell_at(notation.column - 1, rows - notation.row)};
}

/// "12,6": row and column as in printed solutions.
std::string to_string(MoveNotation notation);

/// "12,6 5,11": moves as people write them, on a board of `rows` rows.
std::string to_string(std::span<const Move> moves, int rows);

} // namespace samegame
