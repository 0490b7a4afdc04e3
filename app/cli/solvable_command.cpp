#include "app/cli/commands.h"

#include <iostream>
#include <memory>
#include <optional>

#include "app/cli/solvable_sizes.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "engine/formats/json_fields.h"
#include "engine/studies/solvability/clearing_search.h"
#include "engine/studies/solvability/difficulty.h"
#include "engine/studies/solvability/line_count.h"
#include "engine/studies/solvability/score_ceiling.h"

namespace samegame::cli {

namespace {

constexpr double default_seconds = 10;
constexpr std::int64_t max_rounds = 20;
constexpr std::uint64_t most_listed = 100'000; // unsolvable boards of a size, 1 KiB each

struct SolvableArguments {
    BoardArgument board;
    std::string count;
    std::string unsolvable; ///< A file.
    SizeArguments size;
    std::optional<std::int64_t> samples;
    std::optional<std::int64_t> positions;
    std::optional<double> seconds;
    std::optional<std::int64_t> rounds;
    std::optional<std::int64_t> difficulty;
    std::optional<std::int64_t> estimate;
    std::optional<std::int64_t> threads;
    std::optional<std::uint64_t> seed;
    std::optional<std::int64_t> memory;
    bool all = false;
    bool lines = false;
    bool ceiling = false;
    bool json = false;
    bool progress = false;
};

/// The answers about a board; members that were not requested are empty.
struct BoardFindings {
    struct Lines {
        std::optional<LineCount> count;           ///< Nothing if the count did not end.
        bool was_stopped = false;                 ///< By Ctrl+C; otherwise there are too many.
        std::uint64_t most_positions = 1'000'000; ///< The count gives up after these.
    };
    struct Estimate {
        std::optional<LineEstimate> lines; ///< Nothing if it was stopped too soon.
    };

    ClearingRequest request;
    ClearingResult clearing;
    std::optional<Difficulty> difficulty;
    std::optional<ScoreCeiling> ceiling;
    std::optional<Lines> lines;
    std::optional<Estimate> estimate;
};

Json json_of(const Difficulty& difficulty) {
    return {{"playouts", difficulty.playouts},
            {"clearing", difficulty.clearing},
            {"clearing_share", difficulty.clearing_share()},
            {"mean_score", difficulty.mean()},
            {"upper_bound", difficulty.upper_bound},
            {"score_share", or_null(difficulty.score_share())}};
}

/// Adds the members of an estimated number of lines, whose names end in `name`.
void add_estimate(const std::string& name, const std::optional<LogEstimate>& number, Json& json) {
    json["log10_" + name] = number ? Json(number->log10) : Json();
    json["interval_" + name] =
        number && number->interval ? Json{number->interval->low, number->interval->high} : Json();
    json["effective_populations_" + name] = number ? number->effective_populations : 0;
}

Json json_of(const LineEstimate& estimate) {
    Json json{{"playouts", estimate.playouts}, {"populations", estimate.populations}};
    add_estimate("all", estimate.all, json);
    add_estimate("clearing", estimate.clearing, json);
    return json;
}

void add_lines(const BoardFindings::Lines& lines, Json& json) {
    if (const auto& count = lines.count) {
        json["lines"] = {
            {"all", count->lines}, {"clearing", count->clearing}, {"positions", count->positions}};
    } else {
        json["lines"] = nullptr;
        json["lines_exceeded"] = !lines.was_stopped;
    }
}

std::string outcome_text(const BoardFindings& findings) {
    const ClearingResult& clearing = findings.clearing;
    switch (clearing.outcome) {
    case Clearing::line:
        return "cleared in " + std::to_string(clearing.moves.size()) +
               " moves: " + to_string(clearing.moves, findings.request.start.board.rows());
    case Clearing::none:
        return "unclearable: proven";
    case Clearing::open:
        if (clearing.moves.empty())
            return "open: stopped before the first line";
        return "open: the best line met leaves " +
               counted(static_cast<std::uint64_t>(clearing.blocks_left), "block");
    }
    return {};
}

std::string difficulty_text(const Difficulty& difficulty, const Rules& rules) {
    const std::optional<double> share = difficulty.score_share();
    return "difficulty under " + description_of(rules) +
           " rules: " + fixed(100 * difficulty.clearing_share(), 2) + " % of " +
           std::to_string(difficulty.playouts) + " playouts clear it, their mean score is " +
           fixed(difficulty.mean(), 1) + " of at most " + std::to_string(difficulty.upper_bound) +
           (share ? " (" + fixed(100 * *share, 1) + " %)" : "") + "\n";
}

std::string ceiling_text(const ScoreCeiling& ceiling, const Rules& rules) {
    return "ceiling under " + description_of(rules) + " rules: no line scores more than " +
           std::to_string(ceiling.ordered) +
           " (with each color as one group: " + std::to_string(ceiling.one_each) + ")\n";
}

std::string lines_text(const BoardFindings::Lines& lines) {
    if (const auto& count = lines.count)
        return "lines: " + std::to_string(count->lines) + ", of which " +
               std::to_string(count->clearing) + " clear it, by way of " +
               std::to_string(count->positions) + " positions\n";
    if (lines.was_stopped)
        return "lines: the count was stopped before its end\n";
    return "lines: the board has more than " + std::to_string(lines.most_positions) +
           " positions on its lines (--positions), or than the memory holds (--memory), or 2^63 "
           "lines or more; --estimate N estimates how many\n";
}

/// "10^81.3 (10^81.2 to 10^81.4)".
std::string power_text(const LogEstimate& number) {
    const auto power = [](double exponent) { return "10^" + fixed(exponent, 1); };
    return power(number.log10) + " (" +
           (number.interval
                ? power(number.interval->low) + " to " + power(number.interval->high)
                : "rests on " + fixed(number.effective_populations, 1) + " populations") +
           ")";
}

std::string estimate_text(const std::optional<LineEstimate>& estimate) {
    if (!estimate)
        return "estimate: stopped before a population was played to its end\n";
    return "estimate: some " + power_text(estimate->all) + " lines, of which " +
           (estimate->clearing ? power_text(*estimate->clearing) + " clear it"
                               : "none was met that clears it") +
           "; " + std::to_string(estimate->playouts) + " playouts in " +
           std::to_string(estimate->populations) + " populations\n";
}

/// The findings for people, a row for each; of a board without a move there is one.
std::string terminal_text(const BoardFindings& findings) {
    const ClearingResult& clearing = findings.clearing;
    const Board& board = findings.request.start.board;
    if (!board.has_moves())
        return board.is_cleared() ? "cleared: the board is empty\n"
                                  : "unclearable: no moves are left on this board\n";
    std::string text = outcome_text(findings) + "\n" + std::to_string(clearing.rounds) +
                       (clearing.rounds == 1 ? " round, " : " rounds, ") +
                       std::to_string(clearing.playouts) + " playouts, " +
                       std::to_string(clearing.nodes) + " nodes, " + fixed(clearing.seconds, 1) +
                       " s, seed " + std::to_string(findings.request.seed) + "\n";
    if (findings.difficulty)
        text += difficulty_text(*findings.difficulty, findings.request.start.rules);
    if (findings.ceiling)
        text += ceiling_text(*findings.ceiling, findings.request.start.rules);
    if (findings.lines)
        text += lines_text(*findings.lines);
    if (findings.estimate)
        text += estimate_text(findings.estimate->lines);
    return text;
}

Json json_of(const BoardFindings& findings) {
    const auto& [request, clearing, difficulty, ceiling, lines, estimate] = findings;
    const Board& board = request.start.board;
    Json json{
        {"board", board_json(board)},           {"gravity", name_of(request.start.rules.gravity)},
        {"outcome", name_of(clearing.outcome)}, {"moves", line_json(clearing.moves, board.rows())},
        {"blocks_left", clearing.blocks_left},  {"rounds", clearing.rounds},
        {"playouts", clearing.playouts},        {"nodes", clearing.nodes},
        {"seconds", clearing.seconds},          {"seed", std::to_string(request.seed)}};
    if (difficulty)
        json["difficulty"] = json_of(*difficulty);
    if (ceiling)
        json["ceiling"] = {{"rules", name_of(request.start.rules.scoring)},
                           {"upper_bound", ceiling->ordered},
                           {"one_group_each", ceiling->one_each}};
    if (lines)
        add_lines(*lines, json);
    if (estimate)
        json["estimated_lines"] = estimate->lines ? json_of(*estimate->lines) : Json();
    return json;
}

ClearingRequest request_of(const SolvableArguments& arguments) {
    ClearingRequest request;
    request.start = start_position(arguments.board);
    refuse_refill(request.start, "solvable");
    take(request.rounds, arguments.rounds);
    if (!arguments.rounds)
        request.time = Seconds(arguments.seconds.value_or(default_seconds));
    request.threads = threads_or_all(arguments.threads);
    request.memory = memory_or_default(arguments.memory);
    request.seed = seed_or_random(arguments.seed);
    return request;
}

BoardFindings::Lines find_lines(const SolvableArguments& arguments, const Position& start,
                                const SearchControl& control) {
    BoardFindings::Lines lines;
    take(lines.most_positions, arguments.positions);
    lines.count = count_lines(
        start.board, start.rules.gravity, lines.most_positions,
        [&] { return lines.was_stopped = control.stop_requested(); },
        memory_or_default(arguments.memory));
    return lines;
}

/// Answers all questions about the board, one after the other. After a stop request each ends with
/// what it has.
BoardFindings find(const SolvableArguments& arguments, const SearchControl& control) {
    BoardFindings findings;
    findings.request = request_of(arguments);
    const Position& start = findings.request.start;
    const std::uint64_t seed = findings.request.seed;
    const auto stops = [&control] { return control.stop_requested(); };
    const auto begin = Clock::now();
    const auto granted = findings.request.time; // to find a line or a proof, which comes first
    const ProgressLine progress(arguments.progress, [begin, granted] {
        const double seconds = Seconds(Clock::now() - begin).count();
        return fixed(seconds, 1) + " s" +
               share_text(granted ? seconds / granted->count() : 0, seconds);
    });
    findings.clearing = find_clearing(findings.request, control);
    if (arguments.difficulty)
        findings.difficulty =
            difficulty_of(start, static_cast<std::uint64_t>(*arguments.difficulty), seed, stops);
    if (arguments.ceiling)
        findings.ceiling = score_ceiling(start, stops);
    if (arguments.lines)
        findings.lines = find_lines(arguments, start, control);
    if (arguments.estimate)
        findings.estimate = BoardFindings::Estimate{
            estimate_lines(start.board, start.rules.gravity,
                           static_cast<std::uint64_t>(*arguments.estimate), seed, stops)};
    return findings;
}

ExitCode search_board(const SolvableArguments& arguments) {
    SearchControl control;
    const InterruptGuard guard(&control);
    const BoardFindings findings = find(arguments, control);
    if (arguments.json)
        print_json("solvable", json_of(findings));
    else
        std::cout << terminal_text(findings) << interrupted_text();
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

std::vector<BoardSize> sizes_of(const SolvableArguments& arguments) {
    if (!arguments.size.rows)
        return read_sizes(arguments.count);
    BoardSize size;
    take_size(size, arguments.size);
    return {size};
}

ExitCode count_sizes(const SolvableArguments& arguments) {
    OutputFiles files({{"--unsolvable", arguments.unsolvable}}, printed_option(arguments.json));
    SizesRequest request;
    request.sizes = sizes_of(arguments);
    request.counts_all = arguments.all;
    take(request.samples, arguments.samples);
    SolvableCountRequest& each = request.each;
    each.gravity = rules_of(arguments.board.rules, {}).gravity;
    take(each.positions, arguments.positions);
    each.threads = threads_or_all(arguments.threads);
    each.memory = memory_or_default(arguments.memory);
    each.seed = arguments.seed.value_or(each.seed);
    each.most_kept = arguments.unsolvable.empty() ? 0 : most_listed;
    SearchControl control;
    const InterruptGuard guard(&control);
    const auto counts = count_sizes(request, control, arguments.progress);
    files.write("--unsolvable", csv_of(request, counts));
    if (!arguments.unsolvable.empty())
        tell_missing(counts);
    if (arguments.json)
        print_json("solvable-counts", json_of(request, counts));
    else
        report_stream() << readable(request, counts) << interrupted_text();
    files.tell_refusal();
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

ExitCode run(const SolvableArguments& arguments) {
    if (!arguments.count.empty() || arguments.size.rows)
        return count_sizes(arguments);
    if (arguments.board.name.empty())
        throw UsageError("expected a BOARD, --count SIZE, or --rows and --columns");
    if (arguments.positions && !arguments.lines)
        throw UsageError("--positions needs --lines, or boards to count");
    return search_board(arguments);
}

void add_size(CLI::App& form, SolvableArguments& arguments) {
    auto* rows = add_integer(form, "--rows", arguments.size.rows, 1, max_rows,
                             "Rows of the boards to count, instead of --count")
                     ->excludes("BOARD")
                     ->excludes("--count");
    auto* columns = add_integer(form, "--columns", arguments.size.columns, 1, max_columns,
                                "Columns of these boards")
                        ->needs(rows);
    rows->needs(columns);
    add_integer(form, "--colors", arguments.size.colors, 1, max_colors,
                "Colors of these boards (default: 2)")
        ->needs(rows);
}

void add_count(CLI::App& form, SolvableArguments& arguments) {
    add_text(form, "--count", arguments.count, "SIZE",
             "Count how many boards of a size can be cleared: ROWSxCOLUMNS (of 2 colors) or "
             "ROWSxCOLUMNSxCOLORS; ranges too, as in 1-4x1-5")
        ->excludes("BOARD");
    add_size(form, arguments);
    add_integer(form, "--samples", arguments.samples, 1, 1'000'000'000,
                "Random boards to count of a size with more than 2^25 boards (default: 100000)")
        ->excludes("BOARD");
    add_output(form, "--unsolvable", arguments.unsolvable,
               "Write the boards of --count, --rows and --columns that cannot be cleared to FILE "
               "(CSV), up to 100000 of each size")
        ->excludes("BOARD");
    form.add_flag("--all", arguments.all, "Count all boards of sizes with up to 2^32 boards")
        ->excludes("BOARD");
    add_integer(
        form, "--positions", arguments.positions, 1, most_count,
        "Positions after which a board of --count stays open, or --lines gives up (default: "
        "1000000)");
}

/// The arguments of the search on one board, and of the other questions about it.
void add_search(CLI::App& form, SolvableArguments& arguments) {
    auto* seconds = add_time(form, "--seconds", arguments.seconds, most_seconds,
                             "Wall time after which the board stays open (default: 10)")
                        ->needs("BOARD");
    add_integer(form, "--rounds", arguments.rounds, 1, max_rounds,
                "Rounds after which the board stays open, each four times as long as the one "
                "before")
        ->needs("BOARD")
        ->excludes(seconds);
    add_integer(
        form, "--difficulty", arguments.difficulty, 1, max_playouts,
        "Measure the difficulty of the board by N playouts that save the most frequent color")
        ->needs("BOARD");
    form.add_flag("--ceiling", arguments.ceiling,
                  "Prove a ceiling on the score that sees that not every color can be one group, "
                  "in some seconds on 15x15 cells")
        ->needs("BOARD");
    form.add_flag("--lines", arguments.lines,
                  "Count all lines of a small board, and the lines that clear it")
        ->needs("BOARD");
    add_integer(
        form, "--estimate", arguments.estimate, 1, max_playouts,
        "Estimate from N playouts how many lines a board of any size has, and how many clear "
        "it")
        ->needs("BOARD");
}

} // namespace

Command solvable_command(CLI::App& program) {
    const auto arguments = std::make_shared<SolvableArguments>();
    CLI::App* form = program.add_subcommand(
        "solvable", "Find a line that clears a board, or the proof that there is none");
    add_board_argument(*form, arguments->board);
    form->get_option("BOARD")->required(false);
    for (const char* const of_board : {"--read-moves", "--after", "--rules", "--refill"})
        form->get_option(of_board)->needs("BOARD");
    add_search(*form, *arguments);
    add_count(*form, *arguments);
    add_threads(*form, arguments->threads);
    add_seed(*form, arguments->seed)
        ->description("Start of all randomness (default: random, and printed; with --count, 1)");
    add_memory(*form, arguments->memory);
    add_json(*form, arguments->json);
    add_progress(*form, arguments->progress);
    form->footer(
        "The answer is a line, 'unclearable' (proven) or 'open'. The command plays games and\n"
        "tries a proof in turn, in rounds, until one of them succeeds; Ctrl+C ends it with what\n"
        "it has. With --rounds and one thread the answer depends on the seed alone.\n\n"
        "--count, or --rows and --columns for one size, counts all boards of a size with up to\n"
        "2^25 boards, and otherwise random boards with a 95 % interval. The numbers of Takes &\n"
        "Kosters 2009, Table 1, stand beside them. Difficulty is the share of playouts that clear\n"
        "the board, and their mean score beside the board's upper bound.\n\n"
        "A board in the file of --unsolvable stands for those with other names of their colors\n"
        "and for their mirrors, unless boards are drawn at random. Boards that stay open are left\n"
        "out.\n\n"
        "--estimate plays 25 populations of games or more, one for each playout where there are "
        "fewer\n"
        "(Knuth 1975; Vaisman & Kroese 2017).\n"
        "A number that rests on ten or more of them has a 95 % interval; a number that rests on\n"
        "fewer is an order of magnitude, and more likely too low than too high. In JSON, null for\n"
        "the clearing lines means that no playout cleared the board. More playouts help.\n\n"
        "Examples:\n"
        "  samegame-cli solvable standard:1\n"
        "  samegame-cli solvable random:3/5x5x3 --lines --difficulty 10000\n"
        "  samegame-cli solvable standard:1 --ceiling\n"
        "  samegame-cli solvable standard:1 --estimate 100000\n"
        "  samegame-cli solvable --count 1-5x1-5\n"
        "  samegame-cli solvable --count 3x3 --unsolvable boards.csv");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
