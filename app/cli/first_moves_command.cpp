#include "app/cli/commands.h"

#include <atomic>
#include <iostream>
#include <memory>
#include <optional>

#include "app/cli/report/first_moves_report.h"
#include "app/cli/terminal/board_argument.h"
#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/search_arguments.h"
#include "engine/base/text.h"
#include "engine/studies/solvability/first_moves.h"

namespace samegame::cli {

namespace {

struct FirstMovesArguments {
    std::string boards = "standard:1-20";
    std::string policy = "tabu-color-random";
    std::optional<std::int64_t> playouts;
    std::optional<std::int64_t> moves;
    std::optional<std::uint64_t> seed;
    RulesArgument rules;
    std::string csv;
    bool markdown = false;
    bool json = false;
    bool progress = false;
};

std::vector<NamedBoard> boards_of(const FirstMovesArguments& arguments) {
    std::vector<NamedBoard> boards = boards_of_list(arguments.boards);
    for (NamedBoard& board : boards) {
        board.start.rules = rules_of(arguments.rules, board.start.rules);
        refuse_refill(board.start, "first-moves");
    }
    return boards;
}

/// The command that repeats it, with its seed and playouts.
std::string command_of(const FirstMovesArguments& arguments, const FirstMovesReport& report) {
    const auto named = [](const char* option, const std::string& value) {
        return value.empty() ? std::string() : std::string(" ") + option + " " + value;
    };
    return "samegame-cli first-moves " + visible(arguments.boards) + " --policy " +
           visible(arguments.policy) + " --playouts " + std::to_string(report.playouts) +
           named("--moves", arguments.moves ? std::to_string(*arguments.moves) : "") +
           named("--rules", arguments.rules.scoring) + named("--gravity", arguments.rules.gravity) +
           " --seed " + std::to_string(report.seed);
}

/// Plays on all boards, or on the boards before Ctrl+C.
void examine(const std::vector<NamedBoard>& boards, const FirstMovesArguments& arguments,
             const InterruptGuard& guard, FirstMovesReport& report) {
    const auto engine = engine_of_policy(arguments.policy);
    std::atomic<std::size_t> done{0};
    const ProgressLine progress(arguments.progress, [&] {
        return std::to_string(done) + " of " + std::to_string(boards.size()) + " boards";
    });
    for (const NamedBoard& board : boards) {
        // Each board has the same seed: one more board changes nothing for the others.
        const auto moves = first_moves(*engine, board.start, report.playouts, report.seed,
                                       [&guard] { return guard.interrupted(); });
        if (!moves)
            return;
        report.boards.push_back({board.name, board.start.board.rows(), *moves});
        report.study.add(*moves);
        ++done;
    }
}

void print(const FirstMovesArguments& arguments, const FirstMovesReport& report) {
    if (arguments.json)
        print_json(json_of(report));
    else
        report_stream() << (arguments.markdown ? markdown_text(report) : terminal_text(report));
}

ExitCode run(const FirstMovesArguments& arguments) {
    const std::vector<NamedBoard> boards = boards_of(arguments);
    OutputFiles files({{"--csv", arguments.csv}},
                      printed_option(arguments.json, arguments.markdown));
    FirstMovesReport report;
    report.list = arguments.boards;
    report.policy = arguments.policy;
    report.playouts = static_cast<std::uint64_t>(arguments.playouts.value_or(1000));
    report.seed = seed_or_random(arguments.seed);
    report.rules = name_of(boards.front().start.rules.scoring);
    report.shown_moves =
        static_cast<std::size_t>(arguments.moves.value_or(boards.size() == 1 ? max_moves : 0));
    report.command = command_of(arguments, report);
    const InterruptGuard guard;
    examine(boards, arguments, guard, report);
    print(arguments, report);
    files.write("--csv", csv_text(report));
    files.tell_refusal();
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

void add_arguments(CLI::App& form, FirstMovesArguments& arguments) {
    add_board_list(form, arguments.boards);
    add_text(form, "--policy", arguments.policy, "NAME",
             "Playout policy (default: tabu-color-random)");
    add_integer(form, "--playouts", arguments.playouts, 2, max_playouts,
                "Playouts after each move (default: 1000)");
    add_integer(form, "--moves", arguments.moves, 0, max_moves,
                "Show the N best moves of each board too (default: all of a single board, else "
                "none)");
    add_seed(form, arguments.seed);
    add_rules_argument(form, arguments.rules, false);
    add_output(form, "--csv", arguments.csv, "Write every move of every board to FILE");
    add_markdown_and_json(form, arguments.markdown, arguments.json, "the tables");
    add_progress(form, arguments.progress);
}

} // namespace

Command first_moves_command(CLI::App& program) {
    const auto arguments = std::make_shared<FirstMovesArguments>();
    CLI::App* form = program.add_subcommand(
        "first-moves", "Show how good first moves are, and which features predict it");
    add_arguments(*form, *arguments);
    form->footer(
        "The command plays playouts after every legal first move of each board and takes their\n"
        "mean score, the share that clears the board, and the best score. It compares these\n"
        "values with features of the move: the size of its group, how frequent its color is,\n"
        "whether that is the tabu color (the most frequent one), and how high it lies. Takes &\n"
        "Kosters 2009, section 6, name a study of the first moves as future work. One thread\n"
        "plays all playouts.\n\n"
        "Examples:\n"
        "  samegame-cli first-moves standard:1 --playouts 10000\n"
        "  samegame-cli first-moves random:1-100 --csv moves.csv --markdown");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
