#include "app/cli/commands.h"

#include <memory>
#include <optional>

#include "app/cli/terminal/hosted_search.h"
#include "app/cli/terminal/input_file.h"
#include "app/cli/terminal/kept_search.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/exceptions.h"
#include "engine/formats/printed_line.h"

namespace samegame::cli {

namespace {

struct SolveArguments {
    BoardArgument board;
    SearchArguments search;
    std::string output;
    std::string write_moves;
    std::string resume;
    std::optional<double> resume_every;
    std::string load_policy;
    std::string save_policy;
    bool json = false;
};

constexpr double default_interval = 60;                  ///< Between two writes of a kept search.
constexpr std::uintmax_t most_policy_bytes = 1ULL << 30; ///< Some 40 million weights.

/// The file of `option`, if the command line names one.
std::optional<OutputFile> output_file(const std::string& option, const std::string& path,
                                      const std::string& printed) {
    std::optional<OutputFile> file;
    if (!path.empty())
        file.emplace(option, path, printed);
    return file;
}

/// The policy in the file at `path`, if the solver of the request can begin with it.
std::string policy_in(const std::string& path, const SearchRequest& request) {
    const std::string text = content_of(path, most_policy_bytes);
    try {
        const auto solver =
            request.solver->make(complete_options(request.solver->options, request.options));
        if (const auto error = solver->take_learned(text))
            throw InputError(path_in_quotes(path) + ": " + to_string(*error));
    } catch (const InvalidOptions& refusal) {
        throw UsageError(to_string(refusal.error()));
    }
    return text;
}

/// The rest of a result in text: what is kept of the search, and whether it was written.
std::string text_about(const SearchInFile& kept, bool is_written, const HostedSearch& search) {
    const std::string path = path_in_quotes(kept.path());
    if (kept.had_ended())
        return "kept        " + path + " has the end of this search; nothing was left to search\n";
    std::string text;
    if (kept.goes_on())
        text = "went on     after " + fixed(kept.earlier_seconds().count(), 2) + " seconds\n";
    if (is_written && search.report.stop == StopReason::stop_requested)
        text += "kept        in " + path + "; the same command goes on\n";
    return text;
}

/// Says which files keep what they held, as the search has found no game.
void tell_unwritten(const SolveArguments& arguments) {
    for (const std::string* path :
         {&arguments.output, &arguments.write_moves, &arguments.save_policy})
        if (!path->empty())
            tell_not_written("samegame-cli", *path, no_game);
}

ExitCode run(const SolveArguments& arguments) {
    if (arguments.resume_every && arguments.resume.empty())
        throw UsageError("--resume-every needs --resume FILE");
    std::optional<SearchInFile> kept;
    if (!arguments.resume.empty())
        kept.emplace(arguments.resume, Seconds(arguments.resume_every.value_or(default_interval)));
    SearchArguments asked = arguments.search;
    if (kept)
        kept->complete(asked);
    SearchRequest request = search_request(asked, start_position(arguments.board));
    settle_rules(request, arguments.board.rules);
    if (!arguments.load_policy.empty())
        request.learned = policy_in(arguments.load_policy, request);
    request.keeps_learned = !arguments.save_policy.empty();
    const std::string printed = printed_option(arguments.json);
    const auto output = output_file("--output", arguments.output, printed);
    const auto policy = output_file("--save-policy", arguments.save_policy, printed);
    if (kept)
        kept->begin(request);

    OutputFiles files({{"--write-moves", arguments.write_moves}}, printed_option(arguments.json));
    const OutputFile* const file = output ? &*output : nullptr;
    const HostedSearch search =
        host_search(request, arguments.search.progress, file, kept ? &*kept : nullptr);
    const GameRecord record = record_of(search);
    const bool has_game = !found_no_game(search);
    // What cannot be written is told once the result is printed.
    bool is_kept = false;
    files.attempt([&] { is_kept = kept && kept->write_end(search.report); });
    if (policy && has_game)
        files.attempt([&] { policy->write(search.report.learned); });
    if (has_game)
        files.write("--write-moves", to_move_list(record.line.moves, record.start.board.rows()));
    else
        tell_unwritten(arguments);
    files.attempt([&] {
        print_result(record, search, arguments.json, has_game ? file : nullptr,
                     kept ? text_about(*kept, is_kept, search) : "");
    });
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
    add_text(*form, "--resume", arguments->resume, "FILE",
             "Keep the search in FILE, and go on from there if FILE exists");
    add_time(*form, "--resume-every", arguments->resume_every, most_seconds,
             "Time between two writes of that FILE, 2 s at least (default: 60)");
    add_text(*form, "--load-policy", arguments->load_policy, "FILE",
             "Begin with the policy in FILE (nrpa)");
    add_output(*form, "--save-policy", arguments->save_policy,
               "Write the policy that the search has learned to FILE (nrpa)");
    add_json(*form, arguments->json);
    form->footer(
        "Ctrl+C ends the search; the best line so far is printed.\n\n"
        "With --resume the command can be killed at any moment, and the same command goes\n"
        "on; what it leaves out is as in FILE: solver and options, budget, seed, threads and\n"
        "memory. With playouts or nodes the result is that of a search without a break. A\n"
        "search that has ended goes on if it is granted more than before. The solvers\n"
        "champion, annealing, and nrpa with parallel=root can go on.\n\n"
        "Examples:\n"
        "  samegame-cli solve standard:1 --seconds 60 --output one.samegame\n"
        "  samegame-cli solve random:7 --playouts 100000 --threads 1 --seed 1 --json\n"
        "  samegame-cli solve standard:1 --seconds 43200 --resume night.search");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
