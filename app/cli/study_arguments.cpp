#include "app/cli/study_arguments.h"

#include <CLI/CLI.hpp>
#include <utility>

#include "app/cli/terminal/failure.h"
#include "engine/playout/policy_registry.h"

namespace samegame::cli {

void add_board_list(CLI::App& form, std::string& boards) {
    form.add_option("BOARDS", boards,
                    "A list as in standard:1-20, random:7 (default: " + boards + ")")
        ->type_name("");
}

std::vector<NamedBoard> boards_of_list(const std::string& list) {
    auto boards = parse_board_list(list);
    if (!boards)
        throw InputError(to_string(boards.error()));
    return std::move(boards).value();
}

std::unique_ptr<PlayoutEngine> engine_of_policy(const std::string& policy) {
    auto engine = make_playout_engine(policy);
    if (!engine)
        throw UsageError(to_string(engine.error()));
    return std::move(engine).value();
}

} // namespace samegame::cli
