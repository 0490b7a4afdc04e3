#include "app/cli/commands.h"

#include <iostream>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/cli/terminal/board_argument.h"
#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/input_file.h"
#include "app/cli/terminal/json_output.h"
#include "engine/base/text.h"
#include "engine/formats/board_name.h"
#include "engine/formats/printed_line.h"
#include "engine/game/line.h"

namespace samegame::cli {

namespace {

struct VerifyArguments {
    std::vector<std::string> files;
    std::string board; ///< Of files that are lists of moves; empty: each file has its own.
    RulesArgument rules;
    bool json = false;
};

/// The result for one file.
struct Verdict {
    std::string file;
    std::optional<Line> line; ///< If the file could be read and its moves are legal.
    std::string error;        ///< Empty if all is well.
    bool was_read = true;     ///< Else there is no verdict, and the error says why.
    std::string origin = {};  ///< As in origin_text.
};

/// The moves of a list on the board of --board.
Result<ReadGame> game_of_list(std::string_view content, const Position& start) {
    const auto moves = parse_move_list(content, start.board);
    if (!moves)
        return moves.error();
    auto line = replay(start.board, start.rules, *moves);
    if (!line)
        return Error{line.error().message};
    ReadGame game;
    game.record.start = start;
    game.record.line = std::move(line).value();
    return game;
}

/// A game in a form that has moves: a board alone claims nothing.
Result<ReadGame> game_with_moves(std::string_view content) {
    auto game = read_game(content);
    if (game && !game->is_solution && game->record.line.moves.empty())
        return Error{Message("there are no moves: expected a solution file, or a board with rows "
                             "of moves below")};
    return game;
}

Verdict verify(const std::string& file, const std::optional<Position>& board) {
    std::string content;
    try {
        content = content_of(file);
    } catch (const InputError& error) {
        return {file, std::nullopt, error.what(), false};
    }
    const auto game = board ? game_of_list(content, *board) : game_with_moves(content);
    if (!game)
        return {file, std::nullopt, to_string(game.error())};
    const auto wrong = contradiction(*game);
    return {file, game->record.line, wrong ? to_string(*wrong) : std::string(), true,
            origin_text(*game)};
}

/// The start of --board with the rules of the command line; nothing without it.
std::optional<Position> board_of(const VerifyArguments& arguments) {
    if (arguments.board.empty())
        return std::nullopt;
    BoardArgument argument;
    argument.name = arguments.board;
    argument.rules = arguments.rules;
    return start_position(argument);
}

Json json_of(const Verdict& verdict) {
    Json json{{"file", verdict.file}, {"score", nullptr},    {"legal", nullptr},
              {"cleared", nullptr},   {"finished", nullptr}, {"error", nullptr}};
    if (verdict.was_read)
        json["legal"] = verdict.line.has_value();
    if (verdict.line) {
        json["score"] = verdict.line->score;
        json["cleared"] = verdict.line->cleared;
        json["finished"] = verdict.line->finished;
    }
    if (!verdict.error.empty())
        json["error"] = verdict.error;
    if (!verdict.origin.empty())
        json["origin"] = verdict.origin;
    return json;
}

std::string readable(const Verdict& verdict) {
    if (!verdict.error.empty())
        return visible(verdict.file) + ": wrong: " + verdict.error + "\n";
    const Line& line = *verdict.line;
    return visible(verdict.file) + ": right: score " + std::to_string(line.score) + " in " +
           std::to_string(line.moves.size()) + " moves, " +
           (line.cleared    ? "cleared"
            : line.finished ? "finished"
                            : "not finished") +
           (verdict.origin.empty() ? "" : "; " + verdict.origin) + "\n";
}

ExitCode run(const VerifyArguments& arguments) {
    const auto board = board_of(arguments);
    bool all_right = true;
    JsonList list("verdict");
    for (const std::string& file : arguments.files) {
        const Verdict verdict = verify(file, board);
        all_right = all_right && verdict.error.empty();
        if (arguments.json)
            list.add(json_of(verdict));
        else if (!verdict.was_read)
            std::cerr << "samegame-cli: " << visible(verdict.error) << '\n';
        else
            std::cout << readable(verdict);
    }
    if (arguments.json)
        list.end();
    return all_right ? ExitCode::done : ExitCode::input_wrong;
}

} // namespace

Command verify_command(CLI::App& program) {
    const auto arguments = std::make_shared<VerifyArguments>();
    CLI::App* form =
        program.add_subcommand("verify", "Replay solution files and check their claims");
    form->add_option("FILE", arguments->files,
                     "Solution files, or boards with rows of moves below; '-' for standard input")
        ->required()
        ->type_name("");
    add_text(*form, "--board", arguments->board, "BOARD",
             "Take each FILE for a list of moves alone, as in 12,6 5,11, on this board");
    add_rules_argument(*form, arguments->rules, true);
    for (const char* rule : {"--rules", "--gravity", "--refill"})
        form->get_option(rule)->needs("--board");
    add_json(*form, arguments->json);
    form->footer("The command ends with 1 if a move is illegal, or if score, cleared or finished\n"
                 "differ from what the moves give.\n\n"
                 "Examples:\n"
                 "  samegame-cli verify *.samegame\n"
                 "  samegame-cli verify moves.txt --board standard:9\n"
                 "  samegame-cli solve standard:1 --json | samegame-cli verify -");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
