#include "engine/formats/board_text.h"

#include <algorithm>
#include <vector>

#include "engine/base/text.h"
#include "engine/formats/board_id.h"

namespace samegame {

namespace {

Message not_a_cell(char character) {
    if (character >= ' ' && character <= '~')
        return {SAMEGAME_TEXT("EngineError", "%1 is not a cell: expected a color 1 to 9 or '.'"),
                in_quotes({&character, 1})};
    return {SAMEGAME_TEXT("EngineError", "byte %1 is not a cell: expected a color 1 to 9 or '.'"),
            static_cast<unsigned char>(character)};
}

constexpr std::string_view row_blanks = " \t";

/// The first number of two digits in a row that looks like numbers between blanks, as in "1 11 2":
/// a board has no colors of two digits. Cells in groups of any other size, as in "112 331", are not
/// numbers.
std::optional<std::string_view> two_digits_in(std::string_view row) {
    std::optional<std::string_view> found;
    int words = 0;
    for (std::size_t at = row.find_first_not_of(row_blanks); at != std::string_view::npos;) {
        const auto end = std::min(row.find_first_of(row_blanks, at), row.size());
        const std::string_view word = row.substr(at, end - at);
        if (word.size() > 2)
            return std::nullopt;
        const bool is_number =
            word.size() == 2 && word.find_first_not_of("0123456789") == std::string_view::npos;
        if (is_number && !found)
            found = word;
        ++words;
        at = row.find_first_not_of(row_blanks, end);
    }
    return words > 1 ? found : std::nullopt;
}

/// The cells of one row, without blanks and the first half of a line end of two bytes. (Elsewhere
/// that byte is a line end by itself.) An error names the column in the text.
Result<std::vector<Color>> parse_row(std::string_view text, int line_number) {
    std::vector<Color> row;
    if (text.ends_with('\r'))
        text.remove_suffix(1);
    if (const auto number = two_digits_in(text))
        return Error{{SAMEGAME_TEXT("EngineError",
                                    "%1 looks like a number of two digits: expected blanks between "
                                    "all cells of the row, or none"),
                      in_quotes(*number)},
                     line_number,
                     static_cast<int>(number->data() - text.data()) + 1};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (row_blanks.find(c) != std::string_view::npos)
            continue;
        if (c != '.' && (c < '1' || c > '9'))
            return Error{not_a_cell(c), line_number, static_cast<int>(i) + 1};
        row.push_back(c == '.' ? no_color : static_cast<Color>(c - '0'));
        if (row.size() > max_columns)
            return Error{
                {SAMEGAME_TEXT("EngineError", "a board has at most %1 columns"), max_columns},
                line_number,
                static_cast<int>(i) + 1};
    }
    return row;
}

/// Whether a comment names the board below it, as the command `generate` writes it.
bool names_board(std::string_view content) {
    return content.starts_with('#') && is_id_name(trim(content.substr(1)));
}

/// Distinguishes one board from several with empty lines, or comments with their names, between
/// them. Empty lines after every row separate nothing.
class Paragraphs {
public:
    void take_empty_line() { m_is_divided = m_count > 0; }

    /// The line of the second board, once there certainly is one.
    std::optional<int> take_row(int line_number) {
        if (m_count == 0 || m_is_divided) {
            if (++m_count == 2)
                m_second = line_number;
        } else {
            m_has_rows_together = true;
        }
        m_is_divided = false;
        return m_has_rows_together && m_count > 1 ? std::optional(m_second) : std::nullopt;
    }

private:
    int m_count = 0;
    int m_second = 0;
    bool m_is_divided = false; ///< An empty line followed the last row.
    bool m_has_rows_together = false;
};

} // namespace

Result<Board> checked_board(int rows, int columns, int color_count, std::span<const Color> cells) {
    if (rows < 1 || rows > max_rows || columns < 1 || columns > max_columns)
        return Error{{SAMEGAME_TEXT("EngineError", "a board has 1x1 to 32x32 cells, not %1"),
                      std::to_string(rows) + "x" + std::to_string(columns)}};
    const int highest = *std::max_element(cells.begin(), cells.end());
    if (color_count == 0)
        color_count = std::max(highest, 1);
    if (color_count > max_colors || highest > color_count)
        return Error{{SAMEGAME_TEXT("EngineError", "color %1 is not one of 1 to %2"),
                      std::max(highest, color_count), std::min(color_count, max_colors)}};

    const auto at = [&](int row, int column) {
        return cells[static_cast<std::size_t>(row * columns + column)];
    };
    int first_empty = columns;
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row + 1 < rows; ++row) {
            if (at(row, column) != no_color && at(row + 1, column) == no_color)
                return Error{
                    {SAMEGAME_TEXT(
                         "EngineError",
                         "the block in row %1, column %2 floats: the cell below it is empty"),
                     row + 1, column + 1}};
        }
        const bool is_empty = at(rows - 1, column) == no_color;
        if (is_empty)
            first_empty = std::min(first_empty, column);
        else if (first_empty < column)
            return Error{
                {SAMEGAME_TEXT("EngineError",
                               "column %1 is empty, but there are blocks to the right of it"),
                 first_empty + 1}};
    }
    return Board(rows, columns, color_count, cells);
}

Result<Board> parse_board_text(std::string_view text) {
    std::vector<Color> cells;
    int rows = 0;
    std::size_t columns = 0;
    int line_number = 0;
    Paragraphs paragraphs;
    for (const std::string_view line : split(without_bom(text), '\n')) {
        ++line_number;
        const std::string_view content = trim(line);
        if (content.empty() || names_board(content))
            paragraphs.take_empty_line();
        if (content.empty() || content.front() == '#')
            continue;
        if (const auto second = paragraphs.take_row(line_number))
            return Error{{SAMEGAME_TEXT("EngineError", "a second board begins here: expected one "
                                                       "board")},
                         *second,
                         0};
        const auto row = parse_row(line, line_number);
        if (!row)
            return row.error();
        if (rows == 0)
            columns = row->size();
        if (row->size() != columns)
            return Error{
                {SAMEGAME_TEXT("EngineError", "this row has %1 cells, the rows above have %2"),
                 row->size(), columns},
                line_number,
                0};
        if (++rows > max_rows)
            return Error{{SAMEGAME_TEXT("EngineError", "a board has at most %1 rows"), max_rows},
                         line_number,
                         0};
        cells.insert(cells.end(), row->begin(), row->end());
    }
    if (rows == 0)
        return Error{{SAMEGAME_TEXT(
            "EngineError",
            "there is no board: expected a line of colors 1 to 9 and '.' for each row")}};
    return checked_board(rows, static_cast<int>(columns), 0, cells);
}

std::optional<BoardSize> parse_board_size(std::string_view text) {
    const auto parts = split(text, 'x');
    if (parts.size() != 3)
        return std::nullopt;
    const auto rows = parse_integer(parts[0], 1, max_rows);
    const auto columns = parse_integer(parts[1], 1, max_columns);
    const auto colors = parse_integer(parts[2], 1, max_colors);
    if (!rows || !columns || !colors)
        return std::nullopt;
    return BoardSize{static_cast<int>(*rows), static_cast<int>(*columns),
                     static_cast<int>(*colors)};
}

std::optional<std::vector<int>> parse_color_counts(std::string_view text) {
    std::vector<int> counts;
    for (const std::string_view part : split(text, '+')) {
        const auto sign = part.find('x');
        const auto count = parse_integer(part.substr(0, sign), 1, max_cells);
        const auto times = sign == std::string_view::npos
                               ? std::optional<std::int64_t>(1)
                               : parse_integer(part.substr(sign + 1), 1, max_colors);
        if (!count || !times || counts.size() + static_cast<std::size_t>(*times) > max_colors)
            return std::nullopt;
        counts.insert(counts.end(), static_cast<std::size_t>(*times), static_cast<int>(*count));
    }
    return counts;
}

std::string to_color_counts(std::span<const int> counts) {
    std::string text;
    for (std::size_t i = 0; i < counts.size();) {
        std::size_t end = i + 1;
        while (end < counts.size() && counts[end] == counts[i])
            ++end;
        text += (i == 0 ? "" : "+") + std::to_string(counts[i]);
        if (end - i > 1)
            text += "x" + std::to_string(end - i);
        i = end;
    }
    return text;
}

std::string to_board_text(const Board& board) {
    std::string text;
    for (int row = board.rows() - 1; row >= 0; --row) {
        for (int column = 0; column < board.columns(); ++column) {
            const Color color = board.color_at(cell_at(column, row));
            text += color == no_color ? '.' : static_cast<char>('0' + color);
        }
        text += '\n';
    }
    return text;
}

} // namespace samegame
