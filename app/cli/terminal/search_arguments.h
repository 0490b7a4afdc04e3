#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/terminal/board_argument.h"
#include "engine/game/position.h"
#include "engine/playout/playout_engine.h"
#include "engine/search/search_run.h"

namespace samegame::cli {

/// The arguments of commands that search: solver, budget, options, threads, seed, memory.
struct SearchArguments {
    std::string solver; ///< As in solver_of_name; empty: the strongest.
    std::optional<double> seconds;
    std::optional<std::int64_t> playouts;
    std::optional<std::int64_t> nodes;
    std::vector<std::string> options; ///< "key=value".
    std::optional<std::int64_t> threads;
    std::optional<std::uint64_t> seed;
    std::optional<std::int64_t> memory; ///< The memory in MiB.
    bool progress = false;
};

/// `arguments` outlives the form, whose help lists the options of the solver that is named.
void add_search_arguments(CLI::App& form, SearchArguments& arguments);

void add_budget_arguments(CLI::App& form, SearchArguments& arguments);
/// Threads, seed, memory and progress.
void add_run_arguments(CLI::App& form, SearchArguments& arguments);

/// `--memory` in MiB; `what` names its use ("search trees, all threads together").
void add_memory(CLI::App& form, std::optional<std::int64_t>& memory,
                const std::string& what = "search trees, all threads together");

/// The given memory in bytes, or the default.
std::uint64_t memory_or_default(std::optional<std::int64_t> mib);

inline constexpr std::int64_t max_playouts = 1'000'000'000; ///< On each board of a study.

/// The playout engine of a policy; throws UsageError for an unknown policy.
std::unique_ptr<PlayoutEngine> engine_of_policy(const std::string& policy);

/// The policies of a list with commas between. Throws UsageError for the first wrong one.
std::vector<std::string> checked_policies(const std::string& list);

/// The search from `start` that the arguments describe, for ten seconds if they name no budget. An
/// external program that they name is permitted to start (permit_command).
/// Throws UsageError for an unknown solver or option, a value out of range, and a budget that the
/// solver cannot count.
SearchRequest search_request(const SearchArguments& arguments, const Position& start);

/// Sets the scoring of the preset's paper for `--rules paper`; throws UsageError if the settings
/// are of no paper. Without `--rules`, warns on standard error, as `program`, if that paper's rules
/// are not the board's.
void settle_rules(SearchRequest& request, const RulesArgument& rules,
                  const std::string& program = "samegame-cli");

} // namespace samegame::cli
