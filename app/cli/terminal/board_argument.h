#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/cli/terminal/common_arguments.h"
#include "engine/formats/board_name.h"
#include "engine/formats/game_record.h"
#include "engine/game/position.h"
#include "engine/studies/experiment/board_list.h"

namespace samegame::cli {

/// `[--rules NAME] [--gravity NAME] [--refill SEED]`; an empty member means the rule of the file or
/// ID, or the default.
struct RulesArgument {
    bool may_be_paper = false; ///< Whether `--rules paper` is allowed (see settle_rules).
    std::string scoring;
    std::string gravity;
    std::string refill;
};

/// `has_board`: the command is given a board, which may name rules.
void add_rules_argument(CLI::App& form, RulesArgument& argument, bool has_board);

/// The rules of the command line, and `given` where it names none; `--rules paper` changes nothing
/// here. Throws UsageError for unknown names.
Rules rules_of(const RulesArgument& argument, Rules given);

/// `[--rows N] [--columns N] [--colors N]` of generated boards: 15x15x5 unless given.
struct SizeArguments {
    std::optional<std::int64_t> rows;
    std::optional<std::int64_t> columns;
    std::optional<std::int64_t> colors;
};

void add_size_arguments(CLI::App& form, SizeArguments& arguments);

/// Gives `request` the rows, columns and colors that were given.
template <class Request>
void take_size(Request& request, const SizeArguments& arguments) {
    take(request.rows, arguments.rows);
    take(request.columns, arguments.columns);
    take(request.colors, arguments.colors);
}

/// " --rows 10 --rules no-penalty": the arguments for the size and the rules of a request that are
/// not the defaults.
template <class Request>
std::string size_and_rules_text(const Request& request) {
    const Request usual;
    std::string text;
    const auto add = [&text](const std::string& option, const auto& value,
                             const auto& default_value, const std::string& written) {
        if (value != default_value)
            text += " --" + option + " " + written;
    };
    add("rows", request.rows, usual.rows, std::to_string(request.rows));
    add("columns", request.columns, usual.columns, std::to_string(request.columns));
    add("colors", request.colors, usual.colors, std::to_string(request.colors));
    add("rules", request.rules.scoring, usual.rules.scoring,
        std::string(name_of(request.rules.scoring)));
    add("gravity", request.rules.gravity, usual.rules.gravity,
        std::string(name_of(request.rules.gravity)));
    return text;
}

/// `--read-moves FILE`: the moves of a game on the board that the command names, which have
/// precedence over those of a solution file.
void add_read_moves(CLI::App& form, std::string& read_moves);

/// The position a command works on: `BOARD [--read-moves FILE] [--after K] [--rules NAME]
/// [--gravity NAME]
/// [--refill SEED]`.
struct BoardArgument {
    std::string name;
    std::string read_moves; ///< A file.
    std::optional<std::int64_t> after;
    RulesArgument rules;
};

void add_board_argument(CLI::App& form, BoardArgument& argument);

/// Names of boards, and how others begin ("random:"), for offer().
std::vector<std::string> board_names();

/// Throws UsageError for rules with refill. For commands that play to the end of games, which
/// depends on unknown columns then.
void refuse_refill(const Position& start, const std::string& command);

/// A game by file or name, with its moves if it has any, or with those of `read_moves`, a file, if
/// that is not empty. Standard error names the program whose form the text has, if it is not ours.
/// Throws InputError.
GameRecord named_game(const std::string& name, const std::string& read_moves = {});

/// The same with what the file claims of its moves.
ParsedRecord parsed_game(const std::string& name, const std::string& read_moves = {});

/// The game with the moves in the file `read_moves` instead of its own. Throws InputError.
ParsedRecord with_moves_of(const std::string& read_moves, ParsedRecord game);

/// "a board of CodinGame, whose rules are no-penalty"; empty for our own forms.
std::string origin_text(const ReadGame& game);

/// The sentence that a game has fewer than `after` moves: that of the file `read_moves`, or if that
/// is empty, of the board `name`.
std::string no_position_text(const std::string& name, const std::string& read_moves,
                             std::size_t after, std::size_t moves);

/// Throws InputError for a wrong file or name, UsageError for unknown rules or gravity.
Position start_position(const BoardArgument& argument);

/// Whether a name is a list of several boards, as in standard:1-20, rather than one board or file.
bool is_board_list(const std::string& name);

/// `[BOARDS]`: a list of boards, `boards` by default.
void add_board_list(CLI::App& form, std::string& boards);

/// The boards of a list, under the rules of the command line. Throws InputError for a wrong list,
/// and UsageError like rules_of and refuse_refill.
std::vector<NamedBoard> boards_of_list(const std::string& list, const RulesArgument& rules,
                                       const std::string& command);

/// The rules of all boards; nothing if they differ, or if there are no boards.
std::optional<Rules> common_rules(std::span<const NamedBoard> boards);

/// "standard rules", or "rules of each board" if they differ.
std::string rules_text(std::span<const NamedBoard> boards);

} // namespace samegame::cli
