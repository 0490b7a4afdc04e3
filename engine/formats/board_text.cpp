#include "engine/formats/board_text.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/base/text.h"

namespace samegame {

namespace {

std::string quoted(char character) {
    if (character >= ' ' && character <= '~')
        return std::string("'") + character + "'";
    return "byte " + std::to_string(static_cast<unsigned char>(character));
}

/// The cells of one row; blanks do not count. An error names the column in the text.
Result<std::vector<Color>> parse_row(std::string_view text, int line_number) {
    std::vector<Color> row;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == ' ' || c == '\t' || c == '\r')
            continue;
        if (c != '.' && (c < '1' || c > '9'))
            return Error{quoted(c) + " is not a cell: expected a color 1 to 9 or '.'", line_number,
                         static_cast<int>(i) + 1};
        row.push_back(c == '.' ? no_color : static_cast<Color>(c - '0'));
        if (row.size() > max_columns)
            return Error{"a board has at most " + std::to_string(max_columns) + " columns",
                         line_number, static_cast<int>(i) + 1};
    }
    return row;
}

} // namespace

Result<Board> checked_board(int rows, int columns, int color_count, std::span<const Color> cells) {
    if (rows < 1 || rows > max_rows || columns < 1 || columns > max_columns)
        return Error{"a board has 1x1 to 32x32 cells, not " + std::to_string(rows) + "x" +
                     std::to_string(columns)};
    const int highest = *std::max_element(cells.begin(), cells.end());
    if (color_count == 0)
        color_count = std::max(highest, 1);
    if (color_count > max_colors || highest > color_count)
        return Error{"color " + std::to_string(std::max(highest, color_count)) +
                     " is not one of 1 to " + std::to_string(std::min(color_count, max_colors))};

    const auto at = [&](int row, int column) {
        return cells[static_cast<std::size_t>(row * columns + column)];
    };
    int first_empty = columns;
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row + 1 < rows; ++row) {
            if (at(row, column) != no_color && at(row + 1, column) == no_color)
                return Error{"the block in row " + std::to_string(row + 1) + ", column " +
                             std::to_string(column + 1) + " floats: the cell below it is empty"};
        }
        const bool is_empty = at(rows - 1, column) == no_color;
        if (is_empty)
            first_empty = std::min(first_empty, column);
        else if (first_empty < column)
            return Error{"column " + std::to_string(first_empty + 1) +
                         " is empty, but there are blocks to the right of it"};
    }
    return Board(rows, columns, color_count, cells);
}

Result<Board> parse_board_text(std::string_view text) {
    std::vector<Color> cells;
    int rows = 0;
    std::size_t columns = 0;
    int line_number = 0;
    for (const std::string_view line : split(text, '\n')) {
        ++line_number;
        const std::string_view content = trim(line);
        if (content.empty() || content.front() == '#')
            continue;
        const auto row = parse_row(line, line_number);
        if (!row)
            return row.error();
        if (rows == 0)
            columns = row->size();
        if (row->size() != columns)
            return Error{"this row has " + std::to_string(row->size()) +
                             " cells, the rows above have " + std::to_string(columns),
                         line_number, 0};
        if (++rows > max_rows)
            return Error{"a board has at most " + std::to_string(max_rows) + " rows", line_number,
                         0};
        cells.insert(cells.end(), row->begin(), row->end());
    }
    if (rows == 0)
        return Error{"there is no board: expected a line of colors 1 to 9 and '.' for each row"};
    return checked_board(rows, static_cast<int>(columns), 0, cells);
}

std::string to_board_text(const Board& board) {
    std::string text;
    for (int row = board.rows() - 1; row >= 0; --row) {
        for (int column = 0; column < board.columns(); ++column) {
            const Color color =
                board.color_at({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
            text += color == no_color ? '.' : static_cast<char>('0' + color);
        }
        text += '\n';
    }
    return text;
}

} // namespace samegame
