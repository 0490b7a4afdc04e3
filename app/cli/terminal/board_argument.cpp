#include "app/cli/terminal/board_argument.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "app/cli/terminal/command_line.h"
#include "app/cli/terminal/input_file.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/text.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/formats/printed_line.h"
#include "engine/game/line.h"
#include "engine/game/own_scoring.h"
#include "engine/game/refill.h"
#include "engine/game/rules.h"
#include "engine/search/solver.h"

namespace samegame::cli {

namespace {

/// Says whose board or game it is, if it is another program's.
void tell_origin(const std::string& name, const ReadGame& game) {
    if (const std::string origin = origin_text(game); !origin.empty())
        tell_notice("samegame-cli", path_in_quotes(name) + " is " + origin);
}

bool is_file(const std::string& name) {
    return ::access(name.c_str(), F_OK) == 0;
}

/// The game of a file, of a name, or of a game ID of another program on the command line.
ParsedRecord game_of(const std::string& name) {
    if (board_name_in(name)) {
        const auto start = board_of_name(name);
        if (!start)
            throw InputError(to_string(start.error()));
        ParsedRecord game;
        game.record.start = *start;
        return game;
    }
    const auto fault = board_id_fault(name);
    if (fault && !is_file(name))
        throw InputError("there is no file " + in_quotes(name) +
                         ", and as a board ID it is wrong: " + to_string(*fault));
    const bool is_game_id = is_tatham_id(name) && !is_file(name);
    auto game = read_game(is_game_id ? name : content_of(name));
    if (!game)
        throw InputError((name == "-" ? "standard input" : visible(name, path_characters)) + ": " +
                         to_string(game.error()));
    tell_origin(name, *game);
    return std::move(game).value();
}

} // namespace

std::string origin_text(const ReadGame& game) {
    if (!game.program)
        return {};
    const std::string what = std::string(game.record.line.moves.empty() ? "a board" : "a game") +
                             " of " + name_of(*game.program);
    if (!game.has_rules)
        return what + ", where clearing the board earns nothing";
    return what + ", whose rules are " + std::string(name_of(game.record.start.rules.scoring));
}

ParsedRecord with_moves_of(const std::string& read_moves, ParsedRecord game) {
    const Position& start = game.record.start;
    const auto refuse = [&read_moves](const Error& error) {
        throw InputError(
            (read_moves == "-" ? "standard input" : visible(read_moves, path_characters)) + ": " +
            to_string(error));
    };
    const auto moves = parse_move_list(content_of(read_moves), start.board);
    if (!moves)
        refuse(moves.error());
    auto line = replay(start.board, start.rules, *moves);
    if (!line)
        refuse({line.error().message});
    game.record.line = std::move(line).value();
    game.record.source.reset(); // of the moves that were there before
    game.claim = {};
    return game;
}

ParsedRecord parsed_game(const std::string& name, const std::string& read_moves) {
    ParsedRecord game = game_of(name);
    return read_moves.empty() ? game : with_moves_of(read_moves, std::move(game));
}

GameRecord named_game(const std::string& name, const std::string& read_moves) {
    return parsed_game(name, read_moves).record;
}

void add_read_moves(CLI::App& form, std::string& read_moves) {
    add_text(
        form, "--read-moves", read_moves, "FILE",
        "Play the moves in FILE on the board, a list of rows and columns as in 12,6 5,11 ('-': "
        "standard input)");
}

void add_rules_argument(CLI::App& form, RulesArgument& argument, bool has_board) {
    offer(add_text(form, "--rules", argument.scoring, "NAME",
                   "What moves earn: " + joined(names_of(all_scorings())) +
                       ", or your own as in own:points=n^2:bonus=100:penalty=n (default: " +
                       (has_board ? "the named board's, else " : "") + "standard)" +
                       (argument.may_be_paper
                            ? "; or paper, the rules of the preset's paper or program"
                            : "")),
          argument.may_be_paper ? names_of_scorings_and_paper() : names_of(all_scorings()));
    offer(add_text(form, "--gravity", argument.gravity, "NAME",
                   "What closes gaps: " + joined(names_of(all_gravities())) +
                       " (default: " + (has_board ? "the named board's, else " : "") + "shift)"),
          names_of(all_gravities()));
    if (has_board)
        offer(add_text(form, "--refill", argument.refill, "SEED",
                       "Let random columns from SEED come in at the right until none fits; 'off' "
                       "plays a solution file without them (default: as in the named board, else "
                       "off)"),
              {"off"});
}

std::vector<std::string> board_names() {
    std::vector<std::string> names;
    for (int number = 1; number <= standard_board_count; ++number)
        names.push_back("standard:" + std::to_string(number));
    for (const char* const begin :
         {"schadd250:", "random:", "clearable:", "counts:", "daily:", "id:"})
        names.emplace_back(begin);
    return names;
}

namespace {

std::uint64_t seed_of(const std::string& refill) {
    const auto seed = parse_seed(refill);
    if (!seed)
        throw UsageError("--refill is " + in_quotes(refill) +
                         ": expected 'off' or a seed, a whole number from 0 to 2^64-1");
    return *seed;
}

} // namespace

Rules rules_of(const RulesArgument& argument, Rules given) {
    const bool is_paper = argument.may_be_paper && argument.scoring == paper_rules;
    if (!argument.scoring.empty() && !is_paper) {
        if (const auto fault = own_scoring_fault(argument.scoring))
            throw UsageError("--rules: " + to_string(*fault));
        const auto scoring = scoring_of_name(argument.scoring);
        if (!scoring) {
            std::vector<std::string> names =
                argument.may_be_paper ? names_of_scorings_and_paper() : names_of(all_scorings());
            names.emplace_back("own:points=..."); // any, see own_scoring.h
            refuse_name("rules", argument.scoring, names);
        }
        given.scoring = *scoring;
    }
    if (!argument.gravity.empty()) {
        const auto gravity = gravity_of_name(argument.gravity);
        if (!gravity)
            refuse_name("gravity", argument.gravity, names_of(all_gravities()));
        given.gravity = *gravity;
    }
    if (argument.refill == "off")
        given.refill.reset();
    else if (!argument.refill.empty())
        given.refill = Refill{.seed = seed_of(argument.refill)};
    return given;
}

void add_size_arguments(CLI::App& form, SizeArguments& arguments) {
    add_integer(form, "--rows", arguments.rows, 1, max_rows, "Rows (default: 15)");
    add_integer(form, "--columns", arguments.columns, 1, max_columns, "Columns (default: 15)");
    add_integer(form, "--colors", arguments.colors, 1, max_colors, "Colors (default: 5)");
}

void add_board_argument(CLI::App& form, BoardArgument& argument) {
    offer(
        form.add_option("BOARD", argument.name,
                        "Board or solution file, '-' for standard input, standard:N, schadd250:N, "
                        "random:SEED[/ROWSxCOLUMNSxCOLORS], clearable:SEED[/ROWSxCOLUMNSxCOLORS], "
                        "counts:SEED/ROWSxCOLUMNS/COUNTS, daily:YEAR-MONTH-DAY or id:TEXT")
            ->required()
            ->type_name(""),
        board_names());
    add_read_moves(form, argument.read_moves);
    add_integer(form, "--after", argument.after, 0, max_moves,
                "Take the position after the first N moves of a solution file or of --read-moves "
                "(default: after all of --read-moves)");
    add_rules_argument(form, argument.rules, true);
}

std::string no_position_text(const std::string& name, const std::string& read_moves,
                             std::size_t after, std::size_t moves) {
    return "there is no position after move " + std::to_string(after) + ": " +
           in_quotes(read_moves.empty() ? name : read_moves) + " has " + counted(moves, "move");
}

namespace {

/// A game that begins at the position, if the command line names a refill.
void take_rules(Position& position, const RulesArgument& argument) {
    position.rules = rules_of(argument, position.rules);
    if (!argument.refill.empty())
        position = new_game(position.board, position.rules);
    if (const auto error = refill_error(position.rules))
        throw UsageError(to_string(*error));
}

} // namespace

Position start_position(const BoardArgument& argument) {
    static_cast<void>(rules_of(argument.rules, {})); // a wrong command line comes first
    ParsedRecord parsed = parsed_game(argument.name);
    if (!argument.read_moves.empty()) {
        take_rules(parsed.record.start, argument.rules);
        parsed = with_moves_of(argument.read_moves, std::move(parsed));
    }
    const GameRecord& game = parsed.record;
    const std::size_t moves = game.line.moves.size();
    const auto after = static_cast<std::size_t>(
        argument.after.value_or(argument.read_moves.empty() ? 0 : static_cast<int>(moves)));
    if (after > moves)
        throw InputError(no_position_text(argument.name, argument.read_moves, after, moves));
    Position start = position_after(game.start, game.line.moves, after);
    if (argument.read_moves.empty())
        take_rules(start, argument.rules);
    return start;
}

void refuse_refill(const Position& start, const std::string& command) {
    if (start.rules.refill)
        throw UsageError(in_quotes(command) +
                         " looks ahead to the end of games, but with refill nobody knows the "
                         "columns to come; --refill off plays without");
}

bool is_board_list(const std::string& name) {
    constexpr std::array<std::string_view, 7> beginnings{
        "standard:", "schadd250:", "random:", "clearable:", "counts:", "daily:", "id:"};
    const std::string_view text = trim(name);
    const bool is_name = std::ranges::any_of(
        beginnings, [text](std::string_view beginning) { return text.starts_with(beginning); });
    // A wrong list is told from a wrong name by what only lists have.
    return is_name && ::access(name.c_str(), F_OK) != 0 && !board_of_name(name).ok() &&
           text.find_first_of(is_id_name(text) ? "," : ",-") != std::string_view::npos;
}

void add_board_list(CLI::App& form, std::string& boards) {
    offer(form.add_option("BOARDS", boards,
                          "A list as in standard:1-20, random:7 (default: " + boards + ")")
              ->type_name(""),
          board_names());
}

std::vector<NamedBoard> boards_of_list(const std::string& list, const RulesArgument& rules,
                                       const std::string& command) {
    static_cast<void>(rules_of(rules, {})); // a wrong command line comes first
    auto parsed = parse_board_list(list);
    if (!parsed)
        throw InputError(to_string(parsed.error()));
    std::vector<NamedBoard> boards = std::move(parsed).value();
    for (NamedBoard& board : boards) {
        board.start.rules = rules_of(rules, board.start.rules);
        refuse_refill(board.start, command);
    }
    return boards;
}

std::optional<Rules> common_rules(std::span<const NamedBoard> boards) {
    if (boards.empty())
        return std::nullopt;
    const Rules& rules = boards.front().start.rules;
    const bool are_same = std::ranges::all_of(
        boards, [&rules](const NamedBoard& board) { return board.start.rules == rules; });
    return are_same ? std::optional(rules) : std::nullopt;
}

std::string rules_text(std::span<const NamedBoard> boards) {
    const auto rules = common_rules(boards);
    return rules ? description_of(*rules) + " rules" : "rules of each board";
}

} // namespace samegame::cli
