#include "engine/formats/printed_line.h"

#include <algorithm>

#include "engine/base/text.h"
#include "engine/formats/board_id.h"
#include "engine/formats/pasted_text.h"
#include "engine/game/line.h"

namespace samegame {

namespace {

constexpr int big_group = 6; // blocks
constexpr std::string_view between = " \t\r\n-";

/// A move without its stars: row and column from 1, on the board.
std::optional<MoveNotation> notation_of(std::string_view word, const Board& board) {
    word = word.substr(0, word.find_last_not_of('*') + 1);
    const auto comma = word.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const auto row = parse_integer(word.substr(0, comma), 1, board.rows());
    const auto column = parse_integer(word.substr(comma + 1), 1, board.columns());
    if (!row || !column)
        return std::nullopt;
    return MoveNotation{static_cast<int>(*row), static_cast<int>(*column)};
}

} // namespace

std::string printed_moves(const Position& start, std::span<const Move> moves) {
    const int biggest = largest_group(start, moves).size;
    const std::vector<Position> positions = positions_along(start, moves);
    bool has_biggest = false;
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Group group = group_at(positions[i].board, moves[i].cell);
        text += (i == 0 ? "" : " - ") + to_string(to_notation(group.move(), start.board.rows()));
        if (group.size() == biggest && !has_biggest) {
            text += "**";
            has_biggest = true;
        } else if (group.size() >= big_group)
            text += "*";
    }
    return text;
}

std::string printed_game(const Position& start, std::span<const Move> moves) {
    return std::string(board_id_prefix) + to_board_id(start) + "\n" + printed_moves(start, moves) +
           "\n";
}

std::optional<PrintedGame> printed_game_in(std::string_view text) {
    const auto comma = text.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const auto line_end = text.substr(0, comma).rfind('\n');
    if (line_end == std::string_view::npos)
        return std::nullopt;
    const PrintedGame game{text.substr(0, line_end), text.substr(line_end + 1)};
    const bool are_moves =
        game.moves.find_first_not_of("0123456789,* \t\r\n-") == std::string_view::npos;
    return are_moves ? std::optional(game) : std::nullopt;
}

Result<MoveList> parse_printed_moves(std::string_view text, const Board& board) {
    MoveList moves;
    for (auto begin = text.find_first_not_of(between); begin != std::string_view::npos;) {
        const auto end = std::min(text.find_first_of(between, begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        if (moves.size() == max_moves)
            return Error{{SAMEGAME_TEXT("EngineError", "there are more than %1 moves, the most "
                                                       "that a game can have"),
                          max_moves}};
        const auto notation = notation_of(word, board);
        if (!notation)
            return Error{
                {SAMEGAME_TEXT("EngineError",
                               "move %1, %2, is no row and column of the board, as in 12,6"),
                 moves.size() + 1, in_quotes(word)}};
        moves.push_back(from_notation(*notation, board.rows()));
        begin = text.find_first_not_of(between, end);
    }
    return moves;
}

std::string to_move_list(std::span<const Move> moves, int rows) {
    std::string text;
    for (const Move move : moves)
        text += to_string(to_notation(move, rows)) + "\n";
    return text;
}

Result<MoveList> parse_move_list(std::string_view text, const Board& board) {
    std::string rows;
    const std::string plain = with_plain_blanks(text);
    for (const std::string_view row : split(plain, '\n'))
        if (!trim(row).starts_with('#'))
            rows += std::string(row) + "\n";
    auto moves = parse_printed_moves(rows, board);
    if (moves && moves->empty())
        return Error{{SAMEGAME_TEXT("EngineError",
                                    "there are no moves: expected rows and columns, as in 12,6")}};
    return moves;
}

} // namespace samegame
