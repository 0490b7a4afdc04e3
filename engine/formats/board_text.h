#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/game/board.h"

namespace samegame {

/// Reads board text: a line for each row, top row first, a character for each cell, '1' to '9' a
/// color, '.' nothing; blanks between cells, empty lines and lines starting with '#' do not count.
/// The number of colors is the highest digit. Not one board are rows that look like numbers, with
/// blanks between words of one and two digits, and rows in paragraphs, which an empty line divides
/// (one behind every row divides nothing). The error says which cell floats, which column is empty,
/// or which character was not expected.
Result<Board> parse_board_text(std::string_view text);

/// The inverse of parse_board_text: rows() lines of columns() characters, each with its end.
std::string to_board_text(const Board& board);

/// A board from cells in reading order, 0 for nothing. Says what is wrong as parse_board_text does;
/// `color_count` 0 takes the highest color met.
Result<Board> checked_board(int rows, int columns, int color_count, std::span<const Color> cells);

} // namespace samegame
