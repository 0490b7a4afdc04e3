#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/playout/playout_engine.h"
#include "engine/studies/experiment/board_list.h"

namespace samegame::cli {

// The arguments of commands that play playouts on many boards.

constexpr std::int64_t max_playouts = 1'000'000'000; ///< On each board.

/// `[BOARDS]`: a list of boards, `boards` by default.
void add_board_list(CLI::App& form, std::string& boards);

/// The boards of a list; throws InputError.
std::vector<NamedBoard> boards_of_list(const std::string& list);

/// The playout engine of a policy; throws UsageError for an unknown policy.
std::unique_ptr<PlayoutEngine> engine_of_policy(const std::string& policy);

} // namespace samegame::cli
