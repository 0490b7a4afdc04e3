#include "engine/formats/board_library.h"

#include <cassert>
#include <string_view>
#include <vector>

#include "engine/base/text.h"
#include "engine/formats/board_text.h"

namespace samegame {

namespace data {
extern const std::string_view standard20_text;
extern const std::string_view schadd250_text;
} // namespace data

namespace {

/// Boards of 15 rows each, one after the other; comment and empty lines between them.
std::vector<Board> parse_boards(std::string_view text) {
    constexpr int rows = 15;
    std::vector<Board> boards;
    std::string rows_text;
    int row = 0;
    for (const std::string_view line : split(text, '\n')) {
        if (line.empty() || line.front() == '#')
            continue;
        rows_text.append(line).push_back('\n');
        if (++row == rows) {
            boards.push_back(parse_board_text(rows_text).value());
            rows_text.clear();
            row = 0;
        }
    }
    return boards;
}

} // namespace

Board standard_board(int number) {
    static const std::vector<Board> boards = parse_boards(data::standard20_text);
    assert(number >= 1 && number <= standard_board_count);
    return boards[static_cast<std::size_t>(number - 1)];
}

Board schadd250_board(int number) {
    static const std::vector<Board> boards = parse_boards(data::schadd250_text);
    assert(number >= 1 && number <= schadd250_board_count);
    return boards[static_cast<std::size_t>(number - 1)];
}

} // namespace samegame
