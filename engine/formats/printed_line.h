#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/game/position.h"

namespace samegame {

/// The moves of a line as F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant",
/// 2009, print them under figure 1: "12,6 - 5,11 - 9,6* - 15,1**", row and column of the leftmost
/// cell in the group's lowest row, ** at the first biggest group and * at others of 6 blocks or
/// more, as the paper's marks suggest (but for one, move 40).
std::string printed_moves(const Position& start, std::span<const Move> moves);

/// A row with the ID of the start and a row with its printed moves, which read_game reads.
std::string printed_game(const Position& start, std::span<const Move> moves);

/// A text that ends with rows of printed moves, and what stands above them.
struct PrintedGame {
    std::string_view board;
    std::string_view moves;
};

/// The parts of such a text, whose blanks are plain (with_plain_blanks); nothing if it is none.
std::optional<PrintedGame> printed_game_in(std::string_view text);

/// Reads printed moves on a board of this size. Moves may also stand without stars, and blanks,
/// dashes or line ends between them. Whether they are legal, replay() finds out.
Result<MoveList> parse_printed_moves(std::string_view text, const Board& board);

/// The moves of a line alone, on a board of `rows` rows: a row of text for each, as in "12,6".
std::string to_move_list(std::span<const Move> moves, int rows);

/// Reads such a list, whatever pasting added, or printed moves; rows that begin with '#' do not
/// count. There is at least one move. Whether they are legal, replay() finds out.
Result<MoveList> parse_move_list(std::string_view text, const Board& board);

} // namespace samegame
