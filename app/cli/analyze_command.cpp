#include "app/cli/analyze_command.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <span>

#include "app/cli/terminal/board_argument.h"
#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/hosted_search.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "engine/formats/board_text.h"

namespace samegame::cli {

namespace {

struct Arguments {
    BoardArgument board;
    SearchArguments search;
    std::optional<std::int64_t> moves;
    bool json = false;
};

Json json_of(const Candidate& candidate, int rows) {
    Json json{{"move", move_json(to_notation(candidate.move, rows))},
              {"cells", candidate.cells},
              {"points", candidate.points},
              {"best", nullptr},
              {"mean", nullptr},
              {"deviation", nullptr},
              {"visits", candidate.visits},
              {"line", line_json(candidate.line.moves, rows)}};
    if (candidate.visits > 0) {
        json["best"] = candidate.best;
        json["mean"] = candidate.mean;
        json["deviation"] = candidate.deviation;
    }
    return json;
}

Json json_of(std::span<const Candidate> candidates, const HostedSearch& search) {
    const Board& board = search.request.start.board;
    Json list = Json::array();
    for (const Candidate& candidate : candidates)
        list.push_back(json_of(candidate, board.rows()));
    const Json record = Json::parse(to_json(record_of(search)));
    Json json{
        {"board", record["board"]}, {"rules", record["rules"]}, {"gravity", record["gravity"]}};
    if (record.contains("refill"))
        json["refill"] = record["refill"];
    json["candidates"] = list;
    json["source"] = record["source"];
    return json;
}

std::string readable(std::span<const Candidate> candidates, const HostedSearch& search) {
    const Board& board = search.request.start.board;
    TextTable table(
        {{"rank"}, {"move"}, {"cells"}, {"points"}, {"best"}, {"mean"}, {"deviation"}, {"visits"}});
    for (const Candidate& candidate : candidates) {
        const bool visited = candidate.visits > 0;
        table.add_row(
            {std::to_string(&candidate - candidates.data() + 1),
             to_string(to_notation(candidate.move, board.rows())), std::to_string(candidate.cells),
             std::to_string(candidate.points), visited ? std::to_string(candidate.best) : "-",
             visited ? fixed(candidate.mean, 1) : "-",
             visited ? fixed(candidate.deviation, 1) : "-", std::to_string(candidate.visits)});
    }
    const std::string moves =
        candidates.empty() ? "no moves are left on this board\n" : table.text();
    return to_board_text(board) + "\n" + moves + "\nrules       " +
           description_of(search.request.start.rules) + "\n" + describe_source(search);
}

ExitCode run(const Arguments& arguments) {
    SearchRequest request = search_request(arguments.search, start_position(arguments.board));
    settle_rules(request, arguments.board.rules);
    request.tries_endgame = true;
    const HostedSearch search = host_search(request, arguments.search.progress);
    std::span<const Candidate> candidates = search.report.snapshot.candidates;
    if (arguments.moves)
        candidates = candidates.first(
            std::min(candidates.size(), static_cast<std::size_t>(*arguments.moves)));
    if (arguments.json)
        print_json(json_of(candidates, search));
    else
        std::cout << readable(candidates, search);
    return exit_code(search);
}

} // namespace

Command analyze_command(CLI::App& program) {
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* form = program.add_subcommand("analyze", "Compare the first moves of a position");
    arguments->board.rules.may_be_paper = true;
    add_board_argument(*form, arguments->board);
    add_search_arguments(*form, arguments->search);
    add_integer(*form, "--moves", arguments->moves, 1, max_moves, "Show only the N best moves");
    add_json(*form, arguments->json);
    form->footer("best and mean are final scores from this position, over the playouts that began\n"
                 "with the move; with refill they end with the blocks on the board.\n\n"
                 "Examples:\n"
                 "  samegame-cli analyze standard:9 --seconds 5 --moves 10\n"
                 "  samegame-cli analyze game.samegame --after 12 --json");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
