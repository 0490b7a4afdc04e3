#include "tests/support/board_drawing.h"

#include <algorithm>
#include <cassert>

#include "engine/base/text.h"

namespace samegame {

namespace {

std::string drawing(int rows, int columns, const std::vector<Color>& cells) {
    std::string text;
    for (int row = 0; row < rows; ++row) {
        text += row == 0 ? "" : "/";
        for (int column = 0; column < columns; ++column) {
            const Color color = cells[static_cast<std::size_t>(row * columns + column)];
            text += color == no_color ? '.' : static_cast<char>('0' + color);
        }
    }
    return text;
}

Color color_drawn_as(char c) {
    if (c == '.')
        return no_color;
    return static_cast<Color>(c >= 'A' ? c - 'A' + 1 : c - '0');
}

} // namespace

Board drawn(std::string_view rows) {
    const auto lines = split(rows, '/');
    std::vector<Color> cells;
    for (const std::string_view line : lines) {
        assert(line.size() == lines.front().size());
        for (const char c : line)
            cells.push_back(color_drawn_as(c));
    }
    const int most = *std::max_element(cells.begin(), cells.end());
    return Board(static_cast<int>(lines.size()), static_cast<int>(lines.front().size()),
                 std::max(most, 1), cells);
}

std::string drawing(const Board& board) {
    return drawing(board.rows(), board.columns(), cells_of(board));
}

std::string drawing(const ReferenceBoard& board) {
    return drawing(board.rows(), board.columns(), board.cells());
}

ReferenceBoard reference_of(const Board& board) {
    return ReferenceBoard(board.rows(), board.columns(), cells_of(board));
}

Move printed(const Board& board, int row, int column) {
    return from_notation({row, column}, board.rows());
}

} // namespace samegame
