#include "engine/formats/other_program.h"

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "engine/base/message.h"
#include "engine/base/text.h"
#include "engine/formats/board_text.h"
#include "engine/formats/pasted_text.h"
#include "engine/game/group.h"
#include "engine/game/own_scoring.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

constexpr std::string_view word_blanks = " \t";
constexpr std::string_view decimal_digits = "0123456789";

/// The words of a line.
std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    for (auto at = line.find_first_not_of(word_blanks); at != std::string_view::npos;) {
        const auto end = std::min(line.find_first_of(word_blanks, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(word_blanks, end);
    }
    return words;
}

/// A line with text in it, and its number.
struct NumberedLine {
    std::string_view text;
    int number = 0;
};

std::vector<NumberedLine> lines_of(std::string_view text) {
    std::vector<NumberedLine> lines;
    int number = 0;
    for (const std::string_view line : split(text, '\n')) {
        ++number;
        if (!trim(line).empty())
            lines.push_back({trim(line), number});
    }
    return lines;
}

/// Up to four digits, with a minus sign before them.
bool is_small_number(std::string_view word) {
    return parse_integer(word, -9999, 9999).has_value();
}

bool are_numbers(std::string_view line) {
    return std::ranges::all_of(words_of(line), is_small_number);
}

bool has_letter(std::string_view line) {
    return std::ranges::any_of(
        line, [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); });
}

/// A file begins with a line of three numbers, a line of cells, and a line with a word. No board
/// text has letters, and a wrong one of three columns has as many cells in its second row.
bool is_sp_mcts_game(const std::vector<NumberedLine>& lines) {
    return lines.size() >= 3 && words_of(lines[0].text).size() == 3 &&
           words_of(lines[1].text).size() != 3 && are_numbers(lines[0].text) &&
           are_numbers(lines[1].text) && has_letter(lines[2].text);
}

/// Rows of numbers, one of which board text of ours does not have.
bool is_codingame_board(const std::vector<NumberedLine>& lines) {
    bool has_other = false;
    for (const NumberedLine& line : lines) {
        const auto words = words_of(line.text);
        if (words.size() < 2 || !std::ranges::all_of(words, is_small_number))
            return false;
        has_other = has_other || std::ranges::any_of(words, [](std::string_view word) {
                        return word == "0" || word == "-1";
                    });
    }
    return has_other;
}

/// A cell from a number: colors from 0 up to below `colors`, -1 for nothing.
std::optional<Color> cell_of(std::string_view word, int colors) {
    const auto number = parse_integer(word, -1, colors - 1);
    return number ? std::optional(static_cast<Color>(*number + 1)) : std::nullopt;
}

Error not_a_color(std::string_view word, int colors, int line) {
    return Error{{SAMEGAME_TEXT("EngineError",
                                "%1 is no cell of this board: expected a color 0 to %2, or -1"),
                  in_quotes(word), colors - 1},
                 line,
                 0};
}

constexpr int codingame_side = 15;
constexpr int codingame_colors = 5;

Result<OtherGame> read_codingame(std::string_view text) {
    const auto lines = lines_of(text);
    std::vector<Color> cells;
    for (const NumberedLine& line : lines) {
        const auto words = words_of(line.text);
        if (words.size() != codingame_side)
            return Error{
                {SAMEGAME_TEXT("EngineError", "a row of CodinGame's boards has %1 numbers, not %2"),
                 codingame_side, words.size()},
                line.number,
                0};
        for (const std::string_view word : words) {
            const auto cell = cell_of(word, codingame_colors);
            if (!cell)
                return not_a_color(word, codingame_colors, line.number);
            cells.push_back(*cell);
        }
    }
    if (lines.size() != codingame_side)
        return Error{{SAMEGAME_TEXT("EngineError", "CodinGame's boards have %1 rows, not %2"),
                      codingame_side, lines.size()}};
    const auto board = checked_board(codingame_side, codingame_side, codingame_colors, cells);
    if (!board)
        return board.error();
    return OtherGame{{*board, {Scoring::no_penalty, Gravity::shift}}, true, {}};
}

/// The parameters before the ':' of a game ID.
struct TathamParameters {
    int columns = 0;
    int rows = 0;
    int colors = 3;
    int subtracted = 2;
};

/// Takes a number after `sign`, if it stands at the beginning of `text`; nothing if no number up to
/// `most` follows the sign.
std::optional<std::int64_t> take_number(std::string_view& text, std::string_view sign,
                                        std::int64_t otherwise) {
    if (!text.starts_with(sign))
        return otherwise;
    text.remove_prefix(sign.size());
    const auto end = std::min(text.find_first_not_of(decimal_digits), text.size());
    const auto number = parse_integer(text.substr(0, end), 0, std::numeric_limits<int>::max());
    text.remove_prefix(end);
    return number;
}

/// "15x10c3s2"; an 'r' at the end, for boards that may be unsolvable, changes nothing.
std::optional<TathamParameters> tatham_parameters(std::string_view text) {
    const auto columns = take_number(text, "", 0);
    if (!text.starts_with('x'))
        return std::nullopt;
    const auto rows = take_number(text, "x", 0);
    const auto colors = take_number(text, "c", TathamParameters().colors);
    const auto subtracted = take_number(text, "s", TathamParameters().subtracted);
    if (text.starts_with('r'))
        text.remove_prefix(1);
    if (!columns || !rows || !colors || !subtracted || !text.empty())
        return std::nullopt;
    return TathamParameters{static_cast<int>(*columns), static_cast<int>(*rows),
                            static_cast<int>(*colors), static_cast<int>(*subtracted)};
}

/// What the program's own limits or ours refuse.
std::optional<Error> error_in(const TathamParameters& parameters) {
    const auto& [columns, rows, colors, subtracted] = parameters;
    if (columns < 1 || columns > max_columns || rows < 1 || rows > max_rows)
        return Error{{SAMEGAME_TEXT("EngineError", "a board has 1x1 to 32x32 cells, not %1"),
                      std::to_string(rows) + "x" + std::to_string(columns)}};
    if (colors < 1 || colors > max_colors)
        return Error{{SAMEGAME_TEXT("EngineError", "c%1 is no number of colors: expected 1 to %2"),
                      colors, max_colors}};
    if (subtracted != 1 && subtracted != 2)
        return Error{
            {SAMEGAME_TEXT("EngineError", "s%1 is no scoring: expected s1, (n-1)^2 points, or s2, "
                                          "(n-2)^2 points"),
             subtracted}};
    return std::nullopt;
}

Result<OtherGame> read_tatham(std::string_view pasted) {
    const std::string text = without_blanks(pasted);
    const auto colon = text.find_first_of(":#");
    const auto parameters = tatham_parameters(std::string_view(text).substr(0, colon));
    if (colon == std::string::npos || !parameters)
        return Error{
            {SAMEGAME_TEXT("EngineError", "%1 is no game ID of Simon Tatham's Same Game: expected "
                                          "COLUMNSxROWScCOLORSs2:CELLS"),
             in_quotes(text)}};
    if (text[colon] == '#')
        return Error{{SAMEGAME_TEXT(
            "EngineError", "this is a random seed of Simon Tatham's Same Game, whose board only "
                           "that program makes: expected its game ID, with ':' and all cells")}};
    if (auto error = error_in(*parameters))
        return *error;
    const int count = parameters->rows * parameters->columns;
    const auto words = split(std::string_view(text).substr(colon + 1), ',');
    if (words.size() != static_cast<std::size_t>(count))
        return Error{
            {SAMEGAME_TEXT("EngineError", "the game ID has %1 cells, but its board %2x%3 has %4"),
             words.size(), parameters->columns, parameters->rows, count}};
    std::vector<Color> cells;
    for (const std::string_view word : words) {
        const auto color = parse_integer(word, 0, parameters->colors);
        if (!color)
            return Error{{SAMEGAME_TEXT("EngineError",
                                        "%1 is no cell of this board: expected a color 1 to %2, "
                                        "or 0"),
                          in_quotes(word), parameters->colors}};
        cells.push_back(static_cast<Color>(*color));
    }
    const auto board =
        checked_board(parameters->rows, parameters->columns, parameters->colors, cells);
    if (!board)
        return board.error();
    OtherGame game{{*board, Rules{}}, false, {}};
    if (parameters->subtracted == 1) {
        game.start.rules.scoring = parse_own_scoring("own:points=(n-1)^2").value();
        game.has_rules = true;
    }
    return game;
}

/// The sizes in the first line of a game of Schadd's SP-MCTS program.
struct SpMctsHead {
    int rows = 0;
    int columns = 0;
    int colors = 0;
};

Result<SpMctsHead> sp_mcts_head(const NumberedLine& line) {
    const auto words = words_of(line.text);
    const auto columns = parse_integer(words[0], 1, max_columns);
    const auto rows = parse_integer(words[1], 1, max_rows);
    const auto colors = parse_integer(words[2], 1, max_colors);
    if (!columns || !rows || !colors)
        return Error{{SAMEGAME_TEXT("EngineError",
                                    "%1 is no size: expected columns and rows up to 32, and colors "
                                    "up to 9"),
                      in_quotes(line.text)},
                     line.number,
                     0};
    return SpMctsHead{static_cast<int>(*rows), static_cast<int>(*columns),
                      static_cast<int>(*colors)};
}

Result<Board> sp_mcts_board(const SpMctsHead& head, const NumberedLine& line) {
    const auto words = words_of(line.text);
    if (words.size() != static_cast<std::size_t>(head.rows * head.columns))
        return Error{{SAMEGAME_TEXT("EngineError", "this position has %1 cells, but the board %2"),
                      words.size(), head.rows * head.columns},
                     line.number,
                     0};
    std::vector<Color> cells;
    for (const std::string_view word : words) {
        const auto cell = cell_of(word, head.colors);
        if (!cell)
            return not_a_color(word, head.colors, line.number);
        cells.push_back(*cell);
    }
    auto board = checked_board(head.rows, head.columns, head.colors, cells);
    if (!board)
        return Error{board.error().message, line.number, 0};
    return board;
}

/// The move from one position to the next: what the file calls it is not needed. Of two groups that
/// lead to the same position, which earn the same, it is the first.
std::optional<Move> move_between(const Board& board, const Board& next) {
    for (const Move move : legal_moves(board)) {
        Board after = board;
        after.play(move, Gravity::shift);
        if (after == next)
            return move;
    }
    return std::nullopt;
}

constexpr std::size_t lines_of_position = 3; // cells, move, scores

Result<OtherGame> read_sp_mcts(std::string_view text) {
    const auto lines = lines_of(text);
    const auto head = sp_mcts_head(lines[0]);
    if (!head)
        return head.error();
    OtherGame game;
    Board board;
    const ScoreRange scores = score_range_of_all();
    for (std::size_t i = 1; i < lines.size(); i += lines_of_position) {
        if (lines.size() - i < lines_of_position)
            return Error{{SAMEGAME_TEXT("EngineError",
                                        "the file ends within a position: expected its cells, a "
                                        "move and three scores, on a line each")},
                         lines.back().number,
                         0};
        const auto next = sp_mcts_board(*head, lines[i]);
        if (!next)
            return next.error();
        if (i == 1) {
            game.start = {*next, {Scoring::lenient_penalty, Gravity::shift}};
        } else {
            const auto move = move_between(board, *next);
            if (!move)
                return Error{{SAMEGAME_TEXT("EngineError",
                                            "no move leads from the position before to this one")},
                             lines[i].number,
                             0};
            game.moves.push_back(*move);
        }
        board = *next;
        const auto words = words_of(lines[i + 2].text);
        const auto score = parse_integer(words[0], scores.least, scores.most);
        if (words.size() != 3 || !score)
            return Error{{SAMEGAME_TEXT("EngineError", "%1 are no scores: expected three numbers"),
                          in_quotes(lines[i + 2].text)},
                         lines[i + 2].number,
                         0};
        game.score = static_cast<int>(*score);
    }
    game.has_rules = true;
    return game;
}

} // namespace

const char* name_of(OtherProgram program) {
    switch (program) {
    case OtherProgram::tatham:
        return SAMEGAME_TEXT("Engine", "Simon Tatham's Same Game");
    case OtherProgram::codingame:
        return SAMEGAME_TEXT("Engine", "CodinGame");
    case OtherProgram::sp_mcts:
        break;
    }
    return SAMEGAME_TEXT("Engine", "Schadd's SP-MCTS program");
}

bool is_tatham_id(std::string_view text) {
    constexpr std::size_t longest = 60; // far more than the parameters take
    const std::string start = without_blanks(text.substr(0, longest));
    const auto end = start.find_first_of(":#");
    return end != std::string::npos &&
           tatham_parameters(std::string_view(start).substr(0, end)).has_value();
}

std::optional<OtherProgram> other_program_in(std::string_view text) {
    if (is_tatham_id(trim(text)))
        return OtherProgram::tatham;
    const auto lines = lines_of(text);
    if (is_sp_mcts_game(lines))
        return OtherProgram::sp_mcts;
    if (is_codingame_board(lines))
        return OtherProgram::codingame;
    return std::nullopt;
}

Result<OtherGame> read_other_game(OtherProgram program, std::string_view text) {
    switch (program) {
    case OtherProgram::tatham:
        return read_tatham(text);
    case OtherProgram::codingame:
        return read_codingame(text);
    case OtherProgram::sp_mcts:
        break;
    }
    return read_sp_mcts(text);
}

} // namespace samegame
