#include "app/cli/commands.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <utility>
#include <vector>

#include "app/cli/histogram_board.h"
#include "app/cli/histogram_boards.h"
#include "app/cli/terminal/board_argument.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/solver_text.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/clock.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/budget.h"
#include "engine/studies/distribution/score_sampler.h"

namespace samegame::cli {

namespace {

constexpr std::int64_t usual_histogram_playouts = 10'000;
constexpr std::int64_t widest_bin = 100'000;
struct HistogramArguments {
    BoardArgument board;
    std::string policies = "random,tabu-color-random";
    std::optional<std::int64_t> playouts;
    std::optional<std::int64_t> threads;
    std::optional<std::uint64_t> seed;
    std::string csv;
    std::string svg;
    std::optional<std::int64_t> bin_width;
    bool has_boxes = false;
    bool progress = false;
    bool json = false;
};

std::uint64_t playouts_of(const HistogramArguments& arguments) {
    return static_cast<std::uint64_t>(arguments.playouts.value_or(usual_histogram_playouts));
}

ScoreHistogram sample(const std::string& policy, const Position& start,
                      const HistogramArguments& arguments, std::uint64_t seed,
                      const SearchControl& control) {
    const std::uint64_t wanted = playouts_of(arguments);
    ScoreSampler sampler(start, 0, policy);
    const auto begin = Clock::now();
    const ProgressLine progress(arguments.progress, [&] {
        const std::uint64_t done = sampler.histogram().count();
        const double share = static_cast<double>(done) / static_cast<double>(wanted);
        return std::to_string(done) + " of " + std::to_string(wanted) + " playouts" +
               share_text(share, Seconds(Clock::now() - begin).count()) + "  " + policy;
    });
    sampler.run(wanted, threads_or_all(arguments.threads), seed, control);
    return sampler.histogram();
}

std::string title_of(const HistogramArguments& arguments) {
    return "Playout scores of " + visible(arguments.board.name, quoted_characters);
}

/// Ctrl+C may leave no time for some policies, which is said.
void write_figure(const HistogramArguments& arguments, const std::vector<std::string>& policies,
                  const Distributions& drawn, OutputFiles& files) {
    if (arguments.svg.empty())
        return;
    std::vector<std::string> left_out;
    for (const std::string& policy : policies)
        if (std::ranges::find(drawn.policies, policy) == drawn.policies.end())
            left_out.push_back(in_quotes(policy) + " is not drawn: no playout of it is done");
    if (drawn.histograms.empty())
        left_out = {path_in_quotes(arguments.svg) + " is not written: no playout is done"};
    else
        files.write("--svg", svg_text(drawn, title_of(arguments), arguments.has_boxes, left_out));
    for (const std::string& sentence : left_out)
        tell_notice("samegame-cli", sentence);
}

OutputFiles files_of(const HistogramArguments& arguments) {
    return OutputFiles({{"--csv", arguments.csv}, {"--svg", arguments.svg}},
                       printed_option(arguments.json));
}

ExitCode run_on_board(const HistogramArguments& arguments,
                      const std::vector<std::string>& policies) {
    OutputFiles files = files_of(arguments);
    Distributions drawn{start_position(arguments.board), playouts_of(arguments),
                        seed_or_random(arguments.seed)};
    if (arguments.bin_width)
        drawn.bin_width = static_cast<int>(*arguments.bin_width);
    refuse_refill(drawn.start, "histogram");
    SearchControl control;
    const InterruptGuard guard(&control);
    for (const std::string& policy : policies) {
        auto histogram = sample(policy, drawn.start, arguments, drawn.seed, control);
        if (histogram.empty())
            continue;
        drawn.policies.push_back(policy);
        drawn.histograms.push_back(std::move(histogram));
    }

    if (arguments.json)
        print_json("histogram", json_of(drawn));
    else
        report_stream() << terminal_text(drawn) << interrupted_text();
    files.write("--csv", csv_text(drawn));
    write_figure(arguments, policies, drawn, files);
    files.tell_refusal();
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

/// The boards of the list, under the rules of the command line.
std::vector<NamedBoard> listed_boards(const HistogramArguments& arguments) {
    if (arguments.board.after)
        throw UsageError("--after takes the position of one solution file, and " +
                         in_quotes(arguments.board.name) + " is a list of boards");
    if (!arguments.board.read_moves.empty())
        throw UsageError("--read-moves plays on one board, and " + in_quotes(arguments.board.name) +
                         " is a list of boards");
    if (arguments.bin_width)
        throw UsageError("--bin-width is for the scores of one board, and " +
                         in_quotes(arguments.board.name) + " is a list of boards");
    return boards_of_list(arguments.board.name, arguments.board.rules, "histogram");
}

/// Plays on all boards, or on those before Ctrl+C.
void draw(const std::vector<NamedBoard>& boards, const HistogramArguments& arguments,
          const SearchControl& control, BoardDistributions& drawn) {
    std::atomic<std::size_t> done = 0;
    const ProgressLine progress(arguments.progress, [&] {
        return std::to_string(done) + " of " + std::to_string(boards.size()) + " boards";
    });
    const int threads = threads_or_all(arguments.threads);
    for (const NamedBoard& board : boards) {
        if (!add_board(drawn, board, threads, control))
            return;
        ++done;
    }
}

ExitCode run_on_list(const HistogramArguments& arguments,
                     const std::vector<std::string>& policies) {
    const std::vector<NamedBoard> boards = listed_boards(arguments);
    OutputFiles files = files_of(arguments);
    BoardDistributions drawn;
    drawn.policies = policies;
    drawn.playouts = playouts_of(arguments);
    drawn.seed = seed_or_random(arguments.seed);
    SearchControl control;
    const InterruptGuard guard(&control);
    draw(boards, arguments, control, drawn);

    if (arguments.json)
        print_json("histogram-boards", cli::json_of(drawn));
    else
        report_stream() << cli::terminal_text(drawn) << interrupted_text();
    files.write("--csv", samegame::csv_text(drawn));
    if (!drawn.boards.empty())
        files.write("--svg", cli::svg_text(drawn, title_of(arguments), arguments.has_boxes));
    else if (!arguments.svg.empty())
        tell_not_written("samegame-cli", arguments.svg, "no board is done");
    files.tell_refusal();
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

ExitCode run(const HistogramArguments& arguments) {
    if (arguments.has_boxes && arguments.svg.empty())
        throw UsageError("--boxes needs --svg FILE, the figure that has them");
    const auto policies = checked_policies(arguments.policies);
    return is_board_list(arguments.board.name) ? run_on_list(arguments, policies)
                                               : run_on_board(arguments, policies);
}

} // namespace

Command histogram_command(CLI::App& program) {
    const auto arguments = std::make_shared<HistogramArguments>();
    CLI::App* form = program.add_subcommand(
        "histogram", "Compare the playout scores of policies on a board or several");
    add_board_argument(*form, arguments->board);
    form->get_option("BOARD")->description(form->get_option("BOARD")->get_description() +
                                           "; or a list as in standard:1-20, random:7");
    offer(add_text(*form, "--policy", arguments->policies, "NAME[,NAME]...",
                   "Playout policies, as in random,tabu-color-random (the default)"),
          policy_names());
    add_integer(*form, "--playouts", arguments->playouts, 1, most_count,
                "Playouts of each policy on each board (default: 10000)");
    add_threads(*form, arguments->threads);
    add_seed(*form, arguments->seed);
    add_output(*form, "--csv", arguments->csv,
               "Write the bins to FILE, for a list of boards their means");
    add_output(*form, "--svg", arguments->svg,
               "Draw the histograms to FILE, for a list of boards their means");
    form->add_flag("--boxes", arguments->has_boxes,
                   "Draw box plots in the figure in place of histograms or curves");
    add_integer(*form, "--bin-width", arguments->bin_width, 1, widest_bin,
                "Scores in a bin (default: a round number that gives at most 50 bins)");
    add_progress(*form, arguments->progress);
    add_json(*form, arguments->json);
    form->footer("The scores depend on seed and playouts alone, not on the number of threads.\n"
                 "For a list of boards the command tells the mean of each policy over the boards\n"
                 "and its difference to the first policy, with intervals of 95 % for boards like\n"
                 "these. Every board has the same seed, so each can be repeated alone.\n\n"
                 "Examples:\n"
                 "  samegame-cli histogram standard:1 --playouts 100000 --svg one.svg\n"
                 "  samegame-cli histogram standard:9 --policy random,tabu-random --json\n"
                 "  samegame-cli histogram random:1-100/8x8x4 --policy random,tabu-color-random");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
