#include "app/cli/laboratory/solvable_command.h"

#include <iostream>
#include <memory>
#include <optional>

#include "app/cli/laboratory/solvable_sizes.h"
#include "app/cli/terminal/board_argument.h"
#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "engine/solvability/clearing_search.h"
#include "engine/solvability/difficulty.h"
#include "engine/solvability/line_count.h"

namespace samegame::cli {

namespace {

constexpr double default_seconds = 10;
constexpr double max_seconds = 1e9;
constexpr std::int64_t max_rounds = 20;
constexpr std::int64_t max_playouts = 1'000'000'000;
constexpr std::uint64_t default_line_positions = 1'000'000;

struct Arguments {
    BoardArgument board;
    std::string count;
    std::optional<std::int64_t> samples;
    std::optional<std::int64_t> positions;
    std::optional<double> seconds;
    std::optional<std::int64_t> rounds;
    std::optional<std::int64_t> difficulty;
    std::optional<std::int64_t> threads;
    std::optional<std::uint64_t> seed;
    std::optional<std::int64_t> memory;
    bool all = false;
    bool lines = false;
    bool json = false;
    bool progress = false;
};

std::uint64_t memory_of(const Arguments& arguments) {
    return static_cast<std::uint64_t>(arguments.memory.value_or(0)) << 20;
}

ClearingRequest request_of(const Arguments& arguments) {
    ClearingRequest request;
    request.start = start_position(arguments.board);
    refuse_refill(request.start, "solvable");
    if (arguments.rounds)
        request.rounds = static_cast<int>(*arguments.rounds);
    else
        request.time = Seconds(arguments.seconds.value_or(default_seconds));
    request.threads = threads_or_all(arguments.threads);
    request.memory = memory_of(arguments);
    request.seed = seed_or_random(arguments.seed);
    return request;
}

/// All that was found out about a board.
struct Findings {
    ClearingRequest request;
    ClearingResult clearing;
    std::optional<Difficulty> difficulty;
    std::optional<LineCount> lines;
};

Findings find(const Arguments& arguments, const SearchControl& control) {
    Findings findings{request_of(arguments), {}, {}, {}};
    const ClearingRequest& request = findings.request;
    {
        const auto start = Clock::now();
        const ProgressLine progress(arguments.progress, [start] {
            return fixed(Seconds(Clock::now() - start).count(), 1) + " s";
        });
        findings.clearing = find_clearing(request, control);
        if (arguments.difficulty)
            findings.difficulty = difficulty_of(
                request.start, static_cast<std::uint64_t>(*arguments.difficulty), request.seed);
    }
    if (!arguments.lines)
        return findings;
    const auto most = arguments.positions ? static_cast<std::uint64_t>(*arguments.positions)
                                          : default_line_positions;
    findings.lines = count_lines(request.start.board, request.start.rules.gravity, most);
    if (!findings.lines)
        throw InputError("--lines: the board has more than " + std::to_string(most) +
                         " positions on its lines (--positions), or 2^63 lines or more");
    return findings;
}

Json json_of(const Findings& findings) {
    const auto& [request, clearing, difficulty, lines] = findings;
    const Board& board = request.start.board;
    Json json{
        {"board", board_json(board)},           {"gravity", name_of(request.start.rules.gravity)},
        {"outcome", name_of(clearing.outcome)}, {"moves", line_json(clearing.moves, board.rows())},
        {"blocks_left", clearing.blocks_left},  {"rounds", clearing.rounds},
        {"playouts", clearing.playouts},        {"nodes", clearing.nodes},
        {"seconds", clearing.seconds},          {"seed", std::to_string(request.seed)}};
    if (difficulty)
        json["difficulty"] = {{"playouts", difficulty->playouts},
                              {"clearing", difficulty->clearing},
                              {"clearing_share", difficulty->clearing_share()},
                              {"mean_score", difficulty->mean_score},
                              {"upper_bound", difficulty->upper_bound},
                              {"score_share", difficulty->score_share()}};
    if (lines)
        json["lines"] = {
            {"all", lines->lines}, {"clearing", lines->clearing}, {"positions", lines->positions}};
    return json;
}

std::string outcome_text(const Findings& findings) {
    const ClearingResult& clearing = findings.clearing;
    switch (clearing.outcome) {
    case Clearing::line:
        return "cleared in " + std::to_string(clearing.moves.size()) +
               " moves: " + to_string(clearing.moves, findings.request.start.board.rows());
    case Clearing::none:
        return "unclearable: proven";
    case Clearing::open:
        return "open: the best line met leaves " + std::to_string(clearing.blocks_left) +
               (clearing.blocks_left == 1 ? " block" : " blocks");
    }
    return {};
}

std::string readable(const Findings& findings) {
    const auto& [request, clearing, difficulty, lines] = findings;
    std::string text = outcome_text(findings) + "\n" + std::to_string(clearing.rounds) +
                       " rounds, " + std::to_string(clearing.playouts) + " playouts, " +
                       std::to_string(clearing.nodes) + " nodes, " + fixed(clearing.seconds, 1) +
                       " s, seed " + std::to_string(request.seed) + "\n";
    if (difficulty)
        text += "difficulty: " + fixed(100 * difficulty->clearing_share(), 2) + " % of " +
                std::to_string(difficulty->playouts) + " playouts clear it, their mean score is " +
                fixed(difficulty->mean_score, 1) + " of at most " +
                std::to_string(difficulty->upper_bound) + " (" +
                fixed(100 * difficulty->score_share(), 1) + " %)\n";
    if (lines)
        text += "lines: " + std::to_string(lines->lines) + ", of which " +
                std::to_string(lines->clearing) + " clear it, by way of " +
                std::to_string(lines->positions) + " positions\n";
    return text;
}

ExitCode search_board(const Arguments& arguments) {
    SearchControl control;
    const InterruptGuard guard(&control);
    const Findings findings = find(arguments, control);
    if (arguments.json)
        print_json(json_of(findings));
    else
        std::cout << readable(findings);
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

ExitCode count_sizes(const Arguments& arguments) {
    SizesRequest request;
    request.sizes = read_sizes(arguments.count);
    request.gravity = rules_of(arguments.board.rules, {}).gravity;
    request.counts_all = arguments.all;
    if (arguments.samples)
        request.samples = static_cast<std::uint64_t>(*arguments.samples);
    if (arguments.positions)
        request.positions = static_cast<std::uint64_t>(*arguments.positions);
    request.threads = threads_or_all(arguments.threads);
    request.memory = memory_of(arguments);
    request.seed = arguments.seed.value_or(request.seed);
    SearchControl control;
    const InterruptGuard guard(&control);
    const auto counts = count_sizes(request, control, arguments.progress);
    if (arguments.json)
        print_json(json_of(request, counts));
    else
        std::cout << readable(request, counts);
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

ExitCode run(const Arguments& arguments) {
    if (arguments.count.empty() == arguments.board.name.empty())
        throw UsageError("expected a BOARD, or --count SIZE");
    return arguments.count.empty() ? search_board(arguments) : count_sizes(arguments);
}

void add_count(CLI::App& form, Arguments& arguments) {
    add_text(form, "--count", arguments.count, "SIZE",
             "How many boards can be cleared: ROWSxCOLUMNS or ROWSxCOLUMNSxCOLORS (2 unless "
             "given), ranges too, as in 1-4x1-5")
        ->excludes("BOARD");
    add_integer(form, "--samples", arguments.samples, 1, 1'000'000'000,
                "Random boards of sizes that have more than 2^25 (default: 100000)");
    form.add_flag("--all", arguments.all, "All boards of sizes that have up to 2^32");
    add_integer(form, "--positions", arguments.positions, 1, max_count,
                "Positions after which a board stays open, or --lines gives up (default: 1000000)");
}

} // namespace

Command solvable_command(CLI::App& program) {
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* form = program.add_subcommand(
        "solvable", "Find a line that clears a board, or the proof that there is none");
    add_board_argument(*form, arguments->board);
    form->get_option("BOARD")->required(false);
    auto* seconds = add_positive_real(*form, "--seconds", arguments->seconds, max_seconds,
                                      "Wall time after which it stays open (default: 10)");
    add_integer(*form, "--rounds", arguments->rounds, 1, max_rounds,
                "Rounds after which it stays open, each four times as long as the one before")
        ->excludes(seconds);
    add_integer(*form, "--difficulty", arguments->difficulty, 1, max_playouts,
                "Tell how hard the board is, from N playouts that save the most frequent color");
    form->add_flag("--lines", arguments->lines,
                   "Count all lines of a small board, and those that clear it");
    add_count(*form, *arguments);
    add_threads(*form, arguments->threads);
    add_seed(*form, arguments->seed);
    add_memory(*form, arguments->memory);
    add_json(*form, arguments->json);
    add_progress(*form, arguments->progress);
    form->footer(
        "The answer is a line, 'unclearable' (proven) or 'open'. Games are played and the proof "
        "is\n"
        "tried in turn, in rounds, until one of them is there; Ctrl+C ends it with what it has.\n"
        "With --rounds and one thread the answer depends on the seed alone.\n\n"
        "--count is exact where a size has up to 2^25 boards, else of random ones with a 95 %\n"
        "interval; Takes & Kosters 2009, Table 1, stands beside it. Difficulty is the share of\n"
        "playouts that clear the board, and their mean score beside its upper bound.\n\n"
        "Examples:\n"
        "  samegame-cli solvable standard:1\n"
        "  samegame-cli solvable random:3/5x5x3 --lines --difficulty 10000\n"
        "  samegame-cli solvable --count 1-5x1-5");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
