#include "app/cli/commands.h"

#include <chrono>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/cli/report/provenance.h"
#include "app/cli/report/review_text.h"
#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "app/pictures/review_html.h"
#include "engine/formats/file_content.h"
#include "engine/formats/whole_file.h"
#include "engine/studies/review/game_reviewer.h"
#include "engine/studies/review/review_file.h"

namespace samegame::cli {

namespace {

constexpr double quick_seconds = 10;
constexpr std::chrono::seconds between_writes(5); // to the file of --keep

struct ReviewArguments {
    std::string file;
    std::string read_moves;
    std::optional<double> seconds;
    std::optional<std::int64_t> playouts;
    std::optional<std::int64_t> threads;
    std::optional<std::uint64_t> seed;
    std::optional<std::int64_t> memory;
    std::string known; ///< A game of the same board.
    std::string html;
    std::string keep; ///< A file that is read and written.
    bool markdown = false;
    bool json = false;
    bool progress = false;
};

/// A review, and the file that it is kept in (review_text).
struct ReviewedGame {
    GameReview review;
    GameRecord file;
};

/// The game of a file as its moves go. Where the file claims something else, standard error says
/// so.
GameRecord game_as_played(const std::string& file, const std::string& read_moves = {}) {
    ParsedRecord parsed = parsed_game(file, read_moves);
    if (const auto wrong = contradiction(parsed))
        tell_notice("samegame-cli", path_in_quotes(file) + " is taken as what its moves come to: " +
                                        to_string(*wrong));
    return std::move(parsed.record);
}

ReviewedGame game_of(const ReviewArguments& arguments) {
    GameRecord game = game_as_played(arguments.file, arguments.read_moves);
    auto review = unsearched_review(game.start, game.line.moves);
    if (!review)
        throw InputError(in_quotes(arguments.file) + ": " + to_string(review.error()));
    return {std::move(review).value(), std::move(game)};
}

/// What an earlier run left in the file of --keep, to go on with; the game as it is if there is no
/// such file yet.
ReviewedGame with_earlier_runs(const ReviewArguments& arguments, ReviewedGame game) {
    std::error_code unknown; // then reading says why
    if (arguments.keep.empty() || !std::filesystem::exists(arguments.keep, unknown))
        return game;
    const auto refused = [&](const std::string& reason) {
        return InputError(in_quotes(arguments.keep) + ": " + reason);
    };
    const auto text = content_of_path(arguments.keep, InputKind::regular_file);
    if (!text)
        throw refused(to_string(text.error()));
    auto kept = read_review(*text);
    if (!kept)
        throw refused(to_string(kept.error()));
    if (!(kept->start == game.review.start && kept->moves == game.review.moves))
        throw refused("it is the review of another game");
    return {std::move(kept).value(), parse_game_record(*text).value().record};
}

/// With the game of --known as a line that can be played.
ReviewedGame with_known_line(const ReviewArguments& arguments, ReviewedGame game) {
    if (arguments.known.empty())
        return game;
    const GameRecord known = game_as_played(arguments.known);
    const auto refused = [&](const std::string& reason) {
        return InputError(in_quotes(arguments.known) + ": " + reason);
    };
    if (!(known.start == game.review.start))
        throw refused("it is a game of another board, or by other rules");
    if (const auto error = take_known_line(game.review, known.line.moves))
        throw refused(to_string(*error));
    return game;
}

ReviewRequest request_of(const ReviewArguments& arguments) {
    ReviewRequest request;
    if (arguments.playouts)
        request.budget.playouts = static_cast<std::uint64_t>(*arguments.playouts);
    else
        request.budget.time = Seconds(arguments.seconds.value_or(quick_seconds));
    request.budget.memory = memory_or_default(arguments.memory);
    request.threads = threads_or_all(arguments.threads);
    request.seed = seed_or_random(arguments.seed);
    return request;
}

/// What repeats it, budget and seed spelled out.
std::string command_of(const ReviewArguments& arguments, const ReviewRequest& request) {
    return "samegame-cli review " + visible(shell_word(arguments.file)) +
           (arguments.read_moves.empty()
                ? ""
                : " --read-moves " + visible(shell_word(arguments.read_moves))) +
           (request.budget.playouts ? " --playouts " + std::to_string(*request.budget.playouts)
                                    : " --seconds " + number_text(request.budget.time->count())) +
           " --threads " + std::to_string(request.threads) + " --seed " +
           std::to_string(request.seed) +
           (arguments.memory ? " --memory " + std::to_string(*arguments.memory) : "") +
           (arguments.known.empty() ? "" : " --known " + visible(shell_word(arguments.known))) +
           (arguments.keep.empty() ? "" : " --keep " + visible(shell_word(arguments.keep)));
}

/// The review, as far as Ctrl+C leaves time for.
pictures::ReviewReport review_game(const ReviewedGame& game, const ReviewRequest& request,
                                   const SearchControl& control, const ReviewArguments& arguments) {
    GameReviewer reviewer(game.review, request);
    const auto begin = Clock::now();
    std::string failure;
    {
        std::optional<Ticker> keeping; // a killed program loses little; the end says what fails
        if (!arguments.keep.empty())
            keeping.emplace(
                between_writes,
                [file = WholeFile(arguments.keep, OutputKind::regular_file), &game, &reviewer] {
                    static_cast<void>(file.write(review_text(reviewer.snapshot(), game.file)));
                });
        const ProgressLine progress(arguments.progress, [&reviewer, &request, begin] {
            const GameReview now = reviewer.snapshot();
            const ReviewSummary summary = summary_of(reviewed_moves(now));
            const double seconds = Seconds(Clock::now() - begin).count();
            const auto& granted = request.budget.time;
            return fixed(seconds, 1) + " s" +
                   share_text(granted ? seconds / granted->count() : 0, seconds) + "  " +
                   std::to_string(now.searches) + " searches  reachable " +
                   std::to_string(summary.reachable) + "  mistakes " +
                   std::to_string(summary.mistakes);
        });
        if (const auto error = reviewer.run(control))
            failure = to_string(*error);
    }
    pictures::ReviewReport report(arguments.file, reviewer.snapshot());
    report.budget = request.budget;
    report.threads = request.threads;
    report.seed = request.seed;
    report.command = command_of(arguments, request);
    report.is_interrupted = control.stop_requested();
    report.failure = failure;
    report.known = arguments.known;
    report.day = today();
    return report;
}

ExitCode run(const ReviewArguments& arguments) {
    if (arguments.keep == standard_stream)
        throw UsageError("--keep - is no file that can go on; './-' names a file called '-'");
    ReviewedGame game = game_of(arguments);
    OutputFiles files({{"--html", arguments.html}, {"--keep", arguments.keep}},
                      printed_option(arguments.json, arguments.markdown));
    game = with_known_line(arguments, with_earlier_runs(arguments, std::move(game)));
    const ReviewRequest request = request_of(arguments);
    SearchControl control;
    const InterruptGuard guard(&control);
    const pictures::ReviewReport report = review_game(game, request, control, arguments);
    if (!arguments.keep.empty())
        files.write("--keep", review_text(report.review, game.file));
    if (arguments.json)
        print_json("review", cli::json_of(report));
    else
        report_stream() << (arguments.markdown ? cli::markdown_text(report)
                                               : cli::terminal_text(report));
    if (!arguments.html.empty())
        files.write("--html", pictures::html_text(report));
    files.tell_refusal();
    if (!report.failure.empty())
        throw InputError(report.failure);
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

void add_arguments(CLI::App& form, ReviewArguments& arguments) {
    form.add_option("FILE", arguments.file,
                    "Solution file of a game, '-' for standard input; or a board with --read-moves")
        ->required()
        ->type_name("");
    add_read_moves(form, arguments.read_moves);
    auto* seconds = add_time(form, "--seconds", arguments.seconds, most_seconds,
                             "Budget of wall time for the whole game (default: 10)");
    add_integer(form, "--playouts", arguments.playouts, 1, most_count,
                "Budget of playouts, all threads together")
        ->excludes(seconds);
    add_threads(form, arguments.threads);
    add_seed(form, arguments.seed);
    add_memory(form, arguments.memory, "searches, all threads together");
    add_text(
        form, "--known", arguments.known, "FILE",
        "Begin with what the game in FILE, a solution file of the same board, reaches; it must "
        "be over");
    add_output(form, "--html", arguments.html,
               "Write a page with curves and boards to FILE, which needs no network");
    add_text(form, "--keep", arguments.keep, "FILE",
             "Go on with the review in FILE, if it is there, and keep it in FILE");
    add_markdown_and_json(form, arguments.markdown, arguments.json, "the review");
    add_progress(form, arguments.progress);
}

} // namespace

Command review_command(CLI::App& program) {
    const auto arguments = std::make_shared<ReviewArguments>();
    CLI::App* form =
        program.add_subcommand("review", "Show what each move of a game gave away, and what was "
                                         "better");
    add_arguments(*form, *arguments);
    form->footer(
        "reachable is the final score of the best line known before the move, loss how much less\n"
        "can be reached after it, better the first move of that line. The loss may be wrong by\n"
        "the spread, and is exact if that is ±0. A mistake loses, with the spread taken off, 20\n"
        "points and 2 % of what could be reached. Where that is not sure, but the loss itself is\n"
        "as large and more than half of the spread, the move may be a mistake. A small loss is\n"
        "smaller, but above the spread; all else is good. The losses shown are mistakes, then\n"
        "what may be one, then small losses. The accuracy is the part of the reachable score\n"
        "that was reached: \"at most\" that where the spread covers more than half of the loss,\n"
        "and not known yet if the game is not over, either.\n\n"
        "A game that is not over can be reviewed, too: what is still possible counts. With\n"
        "--playouts the review depends on the seed and the number of threads alone, and on what\n"
        "the files of --known and --keep know. The file of --keep is a solution file of the game\n"
        "with its review; an interrupted run leaves it, too, and the next one goes on with it.\n"
        "What else the file of the game says stays in it.\n\n"
        "Examples:\n"
        "  samegame-cli review game.samegame\n"
        "  samegame-cli review game.samegame --seconds 60 --html review.html\n"
        "  samegame-cli review game.samegame --seconds 600 --keep review.samegame");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
