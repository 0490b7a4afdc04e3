#include "app/cli/perft_command.h"

#include <iostream>
#include <memory>
#include <vector>

#include "app/cli/terminal/board_argument.h"
#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/text_output.h"
#include "engine/game/perft.h"

namespace samegame::cli {

namespace {

struct Arguments {
    BoardArgument board;
    std::optional<std::int64_t> depth;
    bool json = false;
};

ExitCode run(const Arguments& arguments) {
    const StartPosition start = start_position(arguments.board);
    refuse_refill(start, "perft");
    Json depths = Json::array();
    TextTable table({{"depth"}, {"lines"}, {"positions"}});
    for (int depth = 0; depth <= *arguments.depth; ++depth) {
        const PerftCount count = perft(start.board, start.rules, depth);
        depths.push_back(
            {{"depth", depth}, {"lines", count.lines}, {"positions", count.positions}});
        table.add_row(
            {std::to_string(depth), std::to_string(count.lines), std::to_string(count.positions)});
    }
    if (arguments.json)
        print_json({{"board", board_json(start.board)}, {"depths", depths}});
    else
        std::cout << table.text();
    return ExitCode::done;
}

} // namespace

Command perft_command(CLI::App& program) {
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* form = program.add_subcommand("perft", "Count lines and positions to a depth");
    add_board_argument(*form, arguments->board);
    add_integer(*form, "DEPTH", arguments->depth, 0, max_moves, "Moves to count to")->required();
    add_json(*form, arguments->json);
    form->footer(
        "lines counts the sequences of so many moves, positions the different boards at\n"
        "their end. The second move of standard:1 makes 43 times as many lines and 24 times as\n"
        "many positions, the third 42 and 18 times: moves in another order often end alike.\n\n"
        "Example:\n"
        "  samegame-cli perft standard:1 3");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
