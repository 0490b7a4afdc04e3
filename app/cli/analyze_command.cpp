#include "app/cli/commands.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <span>

#include "app/cli/terminal/hosted_search.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "engine/formats/board_text.h"
#include "engine/search/candidate.h"
#include "engine/search/other_orders.h"
#include "engine/studies/review/line_plan.h"

namespace samegame::cli {

namespace {

struct AnalyzeArguments {
    BoardArgument board;
    SearchArguments search;
    std::optional<std::int64_t> moves;
    bool plan = false;
    bool json = false;
};

constexpr std::array role_names{"harvest", "joins", "prepares", "clears"}; // of each MoveRole

/// "9, 2 and 1".
std::string list_of(const std::vector<int>& numbers) {
    std::string text;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0)
            text += i + 1 == numbers.size() ? " and " : ", ";
        text += std::to_string(numbers[i]);
    }
    return text;
}

std::string reason_of(const LinePlan& plan, const PlannedMove& planned) {
    const std::string target = std::to_string(planned.target + 1);
    switch (planned.role) {
    case MoveRole::harvest:
        return "harvest";
    case MoveRole::joins:
        return "joins " + list_of(planned.joined) + " of the " +
               std::to_string(plan.moves[planned.target].blocks.size()) + " blocks of move " +
               target;
    case MoveRole::prepares:
        return "prepares move " + target;
    case MoveRole::clears:
        return "clears blocks that no later move needs";
    }
    return "";
}

std::string harvest_of(const LinePlan& plan, std::size_t index, const Board& start) {
    const PlannedMove& harvest = plan.moves[index];
    return "harvest     move " + std::to_string(index + 1) + " takes " +
           std::to_string(harvest.blocks.size()) + " of the " +
           std::to_string(start.block_count(harvest.color)) + " blocks of color " +
           std::to_string(harvest.color) + " for " + std::to_string(harvest.points) + " points\n";
}

/// The plan of a line from `start`: what it harvests, and a row for each move with its reason.
std::string plan_text(const LinePlan& plan, const Board& start) {
    std::string text;
    for (const std::size_t index : plan.harvests)
        text += harvest_of(plan, index, start);
    TextTable table({"number", "move", "color", "blocks", "points", TextTable::left("reason")});
    for (std::size_t i = 0; i < plan.moves.size(); ++i) {
        const PlannedMove& planned = plan.moves[i];
        table.add_row({std::to_string(i + 1), to_string(to_notation(planned.move, start.rows())),
                       std::to_string(planned.color), std::to_string(planned.blocks.size()),
                       std::to_string(planned.points), reason_of(plan, planned)});
    }
    return text + (plan.harvests.empty() ? "" : "\n") + table.text();
}

/// The same with the blocks of each group, as they stand at the start. Moves count from 1.
Json plan_json(const LinePlan& plan, const Board& start) {
    Json harvests = Json::array();
    for (const std::size_t index : plan.harvests)
        harvests.push_back(index + 1);
    Json moves = Json::array();
    for (std::size_t i = 0; i < plan.moves.size(); ++i) {
        const PlannedMove& planned = plan.moves[i];
        Json blocks = Json::array();
        for (const Cell cell : planned.blocks)
            blocks.push_back(move_json(to_notation({cell}, start.rows())));
        const bool has_target =
            planned.role == MoveRole::joins || planned.role == MoveRole::prepares;
        moves.push_back({{"number", i + 1},
                         {"move", move_json(to_notation(planned.move, start.rows()))},
                         {"color", planned.color},
                         {"points", planned.points},
                         {"blocks", std::move(blocks)},
                         {"role", role_names[static_cast<std::size_t>(planned.role)]},
                         {"target", has_target ? Json(planned.target + 1) : Json()},
                         {"joined", planned.joined}});
    }
    return {{"harvests", std::move(harvests)}, {"moves", std::move(moves)}};
}

Json json_of(const Candidate& candidate, const CandidateStanding& standing, int rows) {
    Json json{{"move", move_json(to_notation(candidate.move, rows))},
              {"cells", candidate.cells},
              {"points", candidate.points},
              {"best", nullptr},
              {"exact", candidate.is_exact},
              {"loss", or_null(standing.loss)},
              {"spread", or_null(standing.spread)},
              {"places", nullptr},
              {"any_order", standing.is_any_order},
              {"mean", nullptr},
              {"deviation", nullptr},
              {"visits", candidate.visits},
              {"attempts", nullptr},
              {"line", line_json(candidate.line.moves, rows)}};
    if (candidate.has_best()) {
        json["best"] = candidate.best;
        json["places"] = {standing.first_place, standing.last_place};
    }
    if (candidate.visits > 0) {
        json["mean"] = candidate.mean;
        json["deviation"] = candidate.deviation;
    }
    const RunningStats& attempts = candidate.attempts;
    if (attempts.count() > 0)
        json["attempts"] = {{"count", attempts.count()},
                            {"mean", attempts.mean()},
                            {"deviation", attempts.deviation()}};
    return json;
}

/// The best moves of a search, each with how it compares with the others.
struct Findings {
    std::span<const Candidate> candidates;
    std::span<const CandidateStanding> standings;
    std::optional<LinePlan> plan; ///< Of the best line, with --plan.
};

Json json_of(const Findings& findings, const HostedSearch& search) {
    const Board& board = search.request.start.board;
    Json list = Json::array();
    for (std::size_t i = 0; i < findings.candidates.size(); ++i)
        list.push_back(json_of(findings.candidates[i], findings.standings[i], board.rows()));
    const Json record = Json::parse(to_json(record_of(search)));
    Json json{
        {"board", record["board"]}, {"rules", record["rules"]}, {"gravity", record["gravity"]}};
    if (record.contains("refill"))
        json["refill"] = record["refill"];
    json["candidates"] = list;
    if (findings.plan)
        json["plan"] = plan_json(*findings.plan, board);
    json["source"] = record["source"];
    if (search.report.is_proven_beside)
        json["source"]["proven_by"] = "endgame";
    return json;
}

/// "3", or "1-7" for a move that shares its places with others.
std::string places_of(const CandidateStanding& standing) {
    if (standing.first_place == 0)
        return "-";
    const std::string first = std::to_string(standing.first_place);
    return standing.has_one_place() ? first : first + "-" + std::to_string(standing.last_place);
}

std::string note_of(const Candidate& candidate, const CandidateStanding& standing) {
    if (candidate.is_exact && standing.is_any_order)
        return "exact, any order";
    if (candidate.is_exact)
        return "exact";
    return standing.is_any_order ? "any order" : "";
}

std::string readable(const Findings& findings, const HostedSearch& search) {
    const Board& board = search.request.start.board;
    TextTable table({"place", "move", "cells", "points", "best", "loss", "spread", "mean",
                     "deviation", "visits", TextTable::left("note")});
    for (std::size_t i = 0; i < findings.candidates.size(); ++i) {
        const Candidate& candidate = findings.candidates[i];
        const CandidateStanding& standing = findings.standings[i];
        const bool visited = candidate.visits > 0;
        table.add_row({places_of(standing), to_string(to_notation(candidate.move, board.rows())),
                       std::to_string(candidate.cells), std::to_string(candidate.points),
                       candidate.has_best() ? std::to_string(candidate.best) : "-",
                       standing.loss ? std::to_string(*standing.loss) : "-",
                       standing.spread ? "±" + std::to_string(*standing.spread) : "-",
                       visited ? fixed(candidate.mean, 1) : "-",
                       visited ? fixed(candidate.deviation, 1) : "-",
                       std::to_string(candidate.visits), note_of(candidate, standing)});
    }
    const std::string moves =
        findings.candidates.empty() ? "no moves are left on this board\n" : table.text();
    const std::string plan = findings.plan && !findings.plan->moves.empty()
                                 ? "\n" + plan_text(*findings.plan, board)
                                 : "";
    return to_board_text(board) + "\n" + moves + plan + "\nrules       " +
           description_of(search.request.start.rules) + "\n" + describe_source(search);
}

ExitCode run(const AnalyzeArguments& arguments) {
    SearchRequest request = search_request(arguments.search, start_position(arguments.board));
    settle_rules(request, arguments.board.rules);
    request.tries_endgame = true;
    if (arguments.plan)
        refuse_refill(request.start, "analyze --plan");
    compare_first_moves(request, arguments.search.options);
    HostedSearch search = host_search(request, arguments.search.progress);
    take_other_orders(search.report.snapshot, search.request.start);
    const std::span<const Candidate> all = search.report.snapshot.candidates;
    const std::vector<CandidateStanding> standings = candidate_standings(all);
    const std::size_t shown = arguments.moves
                                  ? std::min(all.size(), static_cast<std::size_t>(*arguments.moves))
                                  : all.size();
    Findings findings{all.first(shown), std::span(standings).first(shown), std::nullopt};
    if (arguments.plan)
        findings.plan = plan_of(search.request.start, search.report.snapshot.best.moves);
    if (arguments.json)
        print_json("analysis", json_of(findings, search));
    else
        std::cout << readable(findings, search);
    return exit_code(search);
}

} // namespace

Command analyze_command(CLI::App& program) {
    const auto arguments = std::make_shared<AnalyzeArguments>();
    CLI::App* form = program.add_subcommand("analyze", "Compare the first moves of a position");
    arguments->board.rules.may_be_paper = true;
    add_board_argument(*form, arguments->board);
    add_search_arguments(*form, arguments->search);
    add_integer(*form, "--moves", arguments->moves, 1, max_moves, "Show only the N best moves");
    form->add_flag("--plan", arguments->plan,
                   "Show what the best line builds, and why it makes each move");
    add_json(*form, arguments->json);
    form->footer(
        "best and mean are final scores from this position, over the playouts that began\n"
        "with the move; with refill they end with the blocks on the board.\n\n"
        "loss is the difference to the best move's best score. It may be wrong by the\n"
        "spread, which independent searches give; the loss is exact if the spread is ±0,\n"
        "and - means that the spread is unknown. Moves whose losses differ by less share\n"
        "their places: 1-7. The note any order means that the best line can begin with\n"
        "the move: the same groups in another order. The note exact means that no line\n"
        "that begins with the move is better.\n\n"
        "--plan shows the groups of the best line that earn most, its harvests: three at\n"
        "most, each worth a twentieth of all points or more. Every other move joins parts\n"
        "of a later group, or prepares one that would lack blocks without it, or clears\n"
        "blocks that no later move needs.\n\n"
        "Examples:\n"
        "  samegame-cli analyze standard:9 --seconds 5 --moves 10\n"
        "  samegame-cli analyze game.samegame --after 12 --json\n"
        "  samegame-cli analyze standard:1 --seconds 5 --moves 5 --plan");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
