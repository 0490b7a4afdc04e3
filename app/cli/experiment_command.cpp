#include "app/cli/commands.h"

#include <memory>
#include <optional>

#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "app/cli/trials/experiment_arguments.h"
#include "app/cli/trials/kept_trials.h"

namespace samegame::cli {

namespace {

constexpr std::int64_t most_shards = 1'000'000;

struct ExperimentCommandArguments : ExperimentArguments {
    std::string shard; ///< "I/N"
};

/// The trials of shard I of N, "I/N": some boards and runs, the same of every entry.
TrialRange range_of(const std::string& shard, const TrialTable& table) {
    if (shard.empty())
        return {0, table.size()};
    const std::size_t slash = shard.find('/');
    const auto count =
        slash == std::string::npos
            ? std::nullopt
            : parse_integer(std::string_view(shard).substr(slash + 1), 1, most_shards);
    const auto number =
        count ? parse_integer(std::string_view(shard).substr(0, slash), 1, *count) : std::nullopt;
    if (!number)
        throw UsageError("--shard is " + in_quotes(shard) +
                         ": expected I/N, the I-th of N parts, as in 3/16");
    const std::size_t entrants = table.entrants.size();
    const std::size_t rounds = table.size() / entrants;
    const auto before = [&](std::int64_t shards) {
        return rounds * static_cast<std::size_t>(shards) / static_cast<std::size_t>(*count) *
               entrants;
    };
    return {before(*number - 1), before(*number)};
}

ExitCode run(const ExperimentCommandArguments& arguments) {
    if (arguments.list) {
        list_experiments(arguments.json);
        return ExitCode::done;
    }
    if (!arguments.shard.empty() && arguments.resume.empty())
        throw UsageError("--shard needs --resume FILE, which keeps its trials for 'merge'");
    const Experiment experiment = experiment_of(arguments, experiment_content(arguments));
    settle_external(arguments, experiment);
    OutputFiles files = output_files_of(arguments);
    const int threads = threads_or_all(arguments.threads);
    const TrialTable table = table_in_file(experiment);
    FixedPlan plan(table, range_of(arguments.shard, table));
    const bool is_interrupted = run_trials(
        plan, arguments.resume, threads, arguments.progress, [](const TrialProgress& progress) {
            return progress_text(progress.done, progress.total, progress.time_left);
        });
    tell_experiment(arguments, "samegame-cli", experiment, plan.trials(), threads, files);
    return is_interrupted ? ExitCode::interrupted : ExitCode::done;
}

} // namespace

Command experiment_command(CLI::App& program) {
    const auto arguments = std::make_shared<ExperimentCommandArguments>();
    CLI::App* form = program.add_subcommand(
        "experiment", "Run trials of solvers on boards: the tables of the papers, or your own");
    add_experiment_arguments(*form, *arguments);
    add_text(*form, "--shard", arguments->shard, "I/N",
             "Run only part I of N, on one of many machines; 'merge' puts the parts together");
    form->add_flag("--allow-external", arguments->allows_external,
                   "Permit the external programs that the file names to start");
    form->footer(
        "One trial runs on each core, unless its entry asks for more threads. With --resume the\n"
        "command can be killed at any moment, and a later run goes on from there. Intervals of\n"
        "95 % have two readings: for boards like these, from two or more boards, and for these\n"
        "boards themselves, from two or more runs of each. A difference is the score of an entry\n"
        "minus the score of the entry it is compared with, over trials with the same board and\n"
        "seed. An entry whose solver is \"external:COMMAND\" starts another program, but only "
        "with\n"
        "--allow-external: read the commands before.\n\n"
        "Examples:\n"
        "  samegame-cli experiment --list\n"
        "  samegame-cli experiment nested-levels --resume nested.jsonl\n"
        "  samegame-cli experiment nested-levels --shard 3/16 --resume part3.jsonl\n"
        "  samegame-cli experiment mine.json --scale 0.1 --svg mine.svg --markdown");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
