#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/game/board_id.h"

namespace samegame::cli {

/// The position a command works on: `BOARD [--after K] [--rules NAME]`.
struct BoardArgument {
    std::string name;
    std::optional<std::int64_t> after;
    std::string rules; ///< Empty: those of the file or ID, else standard.
};

void add_board_argument(CLI::App& form, BoardArgument& argument);

/// Reads the board. Throws InputError for what is wrong with the file or name, UsageError for
/// unknown rules.
StartPosition start_position(const BoardArgument& argument);

/// All of the file at `path`, or of standard input for "-". Throws InputError.
std::string content_of(const std::string& path);

} // namespace samegame::cli
