#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/board.h"

namespace samegame {

/// Reads board text: a row of text per row of the board, top row first, a character per cell, '1'
/// to '9' for a color, '.' for nothing; blanks between cells, empty rows and rows starting with '#'
/// do not count. The number of colors is the highest digit. Refuses rows that look like numbers
/// (blanks between words of one and two digits) and rows in several paragraphs (unless an empty row
/// follows every row).
Result<Board> parse_board_text(std::string_view text);

/// The inverse of parse_board_text: rows() rows of columns() characters, each with its line end.
std::string to_board_text(const Board& board);

/// Rows, columns and colors of a board.
struct BoardSize {
    int rows = 15;
    int columns = 15;
    int colors = 5;
};

/// The size in "ROWSxCOLUMNSxCOLORS"; nothing if it is not one of a board.
std::optional<BoardSize> parse_board_size(std::string_view text);

/// Blocks of each color in "65+40x4": 65 of color 1, 40 of each of the next four. Nothing if it is
/// not 1 to max_colors numbers from 1 to max_cells.
std::optional<std::vector<int>> parse_color_counts(std::string_view text);

/// The inverse, with "x" for equal neighbors: "65+40x4".
std::string to_color_counts(std::span<const int> counts);

/// A board from cells in reading order, 0 for nothing, or the error as in parse_board_text;
/// `color_count` 0 takes the highest color found.
Result<Board> checked_board(int rows, int columns, int color_count, std::span<const Color> cells);

} // namespace samegame
