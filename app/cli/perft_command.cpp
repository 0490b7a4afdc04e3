#include "app/cli/commands.h"

#include <iostream>
#include <memory>

#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "engine/formats/json_fields.h"
#include "engine/game/perft.h"

namespace samegame::cli {

namespace {

struct PerftArguments {
    BoardArgument board;
    std::optional<std::int64_t> depth;
    std::optional<std::int64_t> memory;
    bool json = false;
};

ExitCode run(const PerftArguments& arguments) {
    const Position start = start_position(arguments.board);
    refuse_refill(start, "perft");
    const std::uint64_t memory = memory_or_default(arguments.memory);
    Json depths = Json::array();
    TextTable table({"depth", "lines", "positions"});
    Perft counting(start.board, start.rules, memory);
    int depth = 0;
    auto step = Perft::Step::counted;
    const InterruptGuard guard;
    while (step == Perft::Step::counted) {
        const PerftCount& count = counting.count();
        depths.push_back(
            {{"depth", depth}, {"lines", count.lines}, {"positions", count.positions}});
        table.add_row(
            {std::to_string(depth), std::to_string(count.lines), std::to_string(count.positions)});
        if (depth == *arguments.depth)
            break;
        step = counting.step([&guard] { return guard.interrupted(); });
        ++depth;
    }
    if (arguments.json)
        print_json("perft", {{"board", board_json(start.board)}, {"depths", depths}});
    else
        std::cout << table.text() << interrupted_text() << std::flush;
    if (step == Perft::Step::stopped)
        return ExitCode::interrupted;
    const std::string at = "depth " + std::to_string(depth);
    if (step == Perft::Step::memory_full)
        throw InputError(at + " needs more than " + std::to_string(memory >> 20) +
                         " MiB for its positions; --memory grants more");
    if (step == Perft::Step::too_many_lines)
        throw InputError(at + " has more lines than 64 bits can count");
    return ExitCode::done;
}

} // namespace

Command perft_command(CLI::App& program) {
    const auto arguments = std::make_shared<PerftArguments>();
    CLI::App* form = program.add_subcommand("perft", "Count lines and positions to a depth");
    add_board_argument(*form, arguments->board);
    add_integer(*form, "DEPTH", arguments->depth, 0, max_moves, "Moves to count to")->required();
    add_memory(*form, arguments->memory, "positions");
    add_json(*form, arguments->json);
    form->footer(
        "lines counts the sequences of that many moves, positions the different boards at\n"
        "their ends. If the memory does not suffice, the command prints the depths before and\n"
        "ends with 1; Ctrl+C prints them, too. The second move of standard:1 makes 43 times as\n"
        "many lines and 24 times as many positions, the third 42 and 18 times: moves in another\n"
        "order often end alike.\n\n"
        "Example:\n"
        "  samegame-cli perft standard:1 3");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
