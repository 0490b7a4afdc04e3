#include "app/cli/terminal/board_argument.h"

#include <unistd.h>

#include "app/cli/terminal/command_line.h"
#include "app/cli/terminal/input_file.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/text_output.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/game/line.h"
#include "engine/game/refill.h"
#include "engine/game/rules.h"
#include "engine/search/solver.h"

namespace samegame::cli {

ParsedRecord parsed_game(const std::string& name) {
    if (board_name_in(name)) {
        const auto start = board_of_name(name);
        if (!start)
            throw InputError(to_string(start.error()));
        ParsedRecord game;
        game.record.start = *start;
        return game;
    }
    const auto fault = board_id_fault(name);
    if (fault && ::access(name.c_str(), F_OK) != 0)
        throw InputError("there is no file " + in_quotes(name) +
                         ", and as a board ID it is wrong: " + to_string(*fault));
    auto game = read_game(content_of(name));
    if (!game)
        throw InputError((name == "-" ? "standard input" : visible(name, path_characters)) + ": " +
                         to_string(game.error()));
    return std::move(game).value();
}

GameRecord named_game(const std::string& name) {
    return parsed_game(name).record;
}

void add_rules_argument(CLI::App& form, RulesArgument& argument, bool has_board) {
    offer(add_text(form, "--rules", argument.scoring, "NAME",
                   "What moves earn: " + joined(names_of(all_scorings())) +
                       " (default: " + (has_board ? "the named board's, else " : "") + "standard)" +
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
    for (const char* const begin : {"schadd250:", "random:", "clearable:", "daily:", "id:"})
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
        const auto scoring = scoring_of_name(argument.scoring);
        if (!scoring)
            refuse_name("rules", argument.scoring,
                        argument.may_be_paper ? names_of_scorings_and_paper()
                                              : names_of(all_scorings()));
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
                        "daily:YEAR-MONTH-DAY or id:TEXT")
            ->required()
            ->type_name(""),
        board_names());
    add_integer(form, "--after", argument.after, 0, max_moves,
                "Take the position after the first N moves of a solution file");
    add_rules_argument(form, argument.rules, true);
}

std::string no_position_text(const std::string& name, std::size_t after, std::size_t moves) {
    return "there is no position after move " + std::to_string(after) + ": " + in_quotes(name) +
           " has " + counted(moves, "move");
}

Position start_position(const BoardArgument& argument) {
    static_cast<void>(rules_of(argument.rules, {})); // a wrong command line comes first
    const GameRecord game = named_game(argument.name);
    const auto after = static_cast<std::size_t>(argument.after.value_or(0));
    const std::size_t moves = game.line.moves.size();
    if (after > moves)
        throw InputError(no_position_text(argument.name, after, moves));
    Position start = position_after(game.start, game.line.moves, after);
    start.rules = rules_of(argument.rules, start.rules);
    if (!argument.rules.refill.empty())
        start = new_game(start.board, start.rules);
    if (const auto error = refill_error(start.rules))
        throw UsageError(to_string(*error));
    return start;
}

void refuse_refill(const Position& start, const std::string& command) {
    if (start.rules.refill)
        throw UsageError(in_quotes(command) +
                         " looks ahead to the end of games, but with refill nobody knows the "
                         "columns to come; --refill off plays without");
}

void add_board_list(CLI::App& form, std::string& boards) {
    offer(form.add_option("BOARDS", boards,
                          "A list as in standard:1-20, random:7 (default: " + boards + ")")
              ->type_name(""),
          board_names());
}

std::vector<NamedBoard> boards_of_list(const std::string& list) {
    auto boards = parse_board_list(list);
    if (!boards)
        throw InputError(to_string(boards.error()));
    return std::move(boards).value();
}

} // namespace samegame::cli
