#include "app/cli/commands.h"

#include <memory>
#include <optional>

#include "app/cli/terminal/hosted_search.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/search_arguments.h"
#include "engine/formats/printed_line.h"

namespace samegame::cli {

namespace {

struct SolveArguments {
    BoardArgument board;
    SearchArguments search;
    std::string output;
    std::string write_moves;
    bool json = false;
};

ExitCode run(const SolveArguments& arguments) {
    SearchRequest request = search_request(arguments.search, start_position(arguments.board));
    settle_rules(request, arguments.board.rules);
    std::optional<OutputFile> output;
    if (!arguments.output.empty())
        output.emplace("--output", arguments.output, printed_option(arguments.json));

    OutputFiles files({{"--write-moves", arguments.write_moves}}, printed_option(arguments.json));
    const OutputFile* const file = output ? &*output : nullptr;
    const HostedSearch search = host_search(request, arguments.search.progress, file);
    const GameRecord record = record_of(search);
    files.write("--write-moves", to_move_list(record.line.moves, record.start.board.rows()));
    print_result(record, search, arguments.json, file);
    files.tell_refusal();
    return exit_code(search);
}

} // namespace

Command solve_command(CLI::App& program) {
    const auto arguments = std::make_shared<SolveArguments>();
    CLI::App* form = program.add_subcommand("solve", "Search for the best line of a board");
    arguments->board.rules.may_be_paper = true;
    add_board_argument(*form, arguments->board);
    add_search_arguments(*form, arguments->search);
    add_output(*form, "--output", arguments->output,
               "Write the solution to FILE, as soon as there is a line and with each better one");
    add_output(*form, "--write-moves", arguments->write_moves,
               "Write the moves alone to FILE, one to a row, when the search has ended");
    add_json(*form, arguments->json);
    form->footer("Ctrl+C ends the search; the best line so far is printed.\n\n"
                 "Examples:\n"
                 "  samegame-cli solve standard:1 --seconds 60 --output one.samegame\n"
                 "  samegame-cli solve random:7 --playouts 100000 --threads 1 --seed 1 --json");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
