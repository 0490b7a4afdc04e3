#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/formats/game_record.h"
#include "engine/game/position.h"

namespace samegame::cli {

/// `[--rules NAME] [--gravity NAME] [--refill SEED]`; an empty member means the rule of the file or
/// ID, or the default.
struct RulesArgument {
    bool may_be_paper = false; ///< `--rules paper` too (paper_rules), which settle_rules settles.
    std::string scoring;
    std::string gravity;
    std::string refill;
};

/// `has_board`: the command is given a board, which may name rules.
void add_rules_argument(CLI::App& form, RulesArgument& argument, bool has_board);

/// `given` with what the command line says instead, except for `--rules paper`. Throws UsageError
/// for unknown names.
Rules rules_of(const RulesArgument& argument, Rules given);

/// The position a command works on: `BOARD [--after K] [--rules NAME] [--gravity NAME]
/// [--refill SEED]`.
struct BoardArgument {
    std::string name;
    std::optional<std::int64_t> after;
    RulesArgument rules;
};

void add_board_argument(CLI::App& form, BoardArgument& argument);

/// Throws UsageError for rules with refill: for commands that play on to ends that depend on
/// unknown columns.
void refuse_refill(const Position& start, const std::string& command);

/// Reads a game: a solution file with its moves, or a board by file or name, without any. Throws
/// InputError for what is wrong with it.
GameRecord named_game(const std::string& name);

/// Reads the board. Throws InputError for what is wrong with the file or name, UsageError for
/// unknown rules or gravity.
Position start_position(const BoardArgument& argument);

} // namespace samegame::cli
