#include "app/cli/experiment_command.h"

#include <chrono>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>

#include "app/cli/report/experiment_report.h"
#include "app/cli/terminal/command_line.h"
#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/input_file.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output_files.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "app/cli/terminal/ticker.h"
#include "app/cli/trials/trial_log.h"
#include "engine/base/text.h"
#include "engine/experiment/bench_signature.h"
#include "engine/experiment/shipped_experiments.h"
#include "engine/experiment/trial_team.h"

namespace samegame::cli {

namespace {

constexpr int curve_points = 100;

struct Arguments {
    std::string name;
    std::optional<double> scale;
    std::string resume;
    std::string csv;
    std::string svg;
    std::optional<std::int64_t> threads;
    std::optional<std::uint64_t> seed;
    std::optional<std::int64_t> memory;
    bool list = false;
    bool markdown = false;
    bool json = false;
    bool progress = false;
};

std::vector<std::string> shipped_names() {
    std::vector<std::string> names;
    for (const Experiment& experiment : shipped_experiments())
        names.push_back(experiment.name);
    return names;
}

/// Whether someone who wrote `name` meant a file.
bool is_path(const std::string& name) {
    std::error_code error;
    return name == "-" || name.find_first_of("/.") != std::string::npos ||
           std::filesystem::exists(name, error);
}

Experiment experiment_called(const std::string& name) {
    if (const Experiment* shipped = find_experiment(name))
        return *shipped;
    if (!is_path(name))
        refuse_name("experiment", name, shipped_names());
    auto experiment = parse_experiment(content_of(name), std::filesystem::path(name).stem());
    if (!experiment)
        throw InputError(path_in_quotes(name) + ": " + to_string(experiment.error()));
    return std::move(experiment).value();
}

Experiment experiment_of(const Arguments& arguments) {
    if (arguments.name.empty())
        throw UsageError("no experiment is named: 'samegame-cli experiment --list' tells them");
    Experiment experiment = experiment_called(arguments.name);
    if (arguments.seed)
        experiment.seed = *arguments.seed;
    experiment = scaled(experiment, arguments.scale.value_or(experiment.default_scale));
    for (ExperimentEntry& entry : experiment.entries)
        entry.entrant.budget.memory = static_cast<std::uint64_t>(arguments.memory.value_or(0))
                                      << 20;
    return experiment;
}

/// What repeats it, scale and seed spelled out.
std::string command_of(const Arguments& arguments, const Experiment& experiment) {
    return "samegame-cli experiment " + visible(arguments.name) + " --scale " +
           number_text(experiment.scale) + " --seed " + std::to_string(experiment.seed);
}

/// The name of the processor, as Linux tells it.
std::string machine_name() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("model name"))
            return visible(trim(std::string_view(line).substr(line.find(':') + 1)));
    return "unknown machine";
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::string text(sizeof "2026-11-23", '\0');
    text.resize(std::strftime(text.data(), text.size(), "%Y-%m-%d", std::gmtime(&now)));
    return text;
}

std::string progress_text(const TrialProgress& progress) {
    std::string text =
        std::to_string(progress.done) + " of " + std::to_string(progress.total) + " trials";
    if (progress.time_left && progress.done < progress.total)
        text += "  " + duration_text(progress.time_left->count()) + " left";
    return text;
}

/// On two cores, in whole minutes: no two machines agree on more.
std::string cost_text(const std::optional<double>& core_hours) {
    return core_hours ? duration_text(std::round(*core_hours * 60 / 2) * 60) : "";
}

Json list_json() {
    Json list = Json::array();
    for (const Experiment& experiment : shipped_experiments()) {
        const Experiment smaller = scaled(experiment, experiment.default_scale);
        list.push_back({{"name", experiment.name},
                        {"title", experiment.title},
                        {"paper", experiment.paper},
                        {"core_hours", experiment.core_hours.value_or(0)},
                        {"default_scale", experiment.default_scale},
                        {"default_core_hours", smaller.core_hours.value_or(0)}});
    }
    return {{"experiments", list}};
}

std::string list_text() {
    TextTable table({{"name", TextTable::Align::left},
                     {"whole"},
                     {"by default"},
                     {"scale"},
                     {"what", TextTable::Align::left}});
    for (const Experiment& experiment : shipped_experiments()) {
        const Experiment smaller = scaled(experiment, experiment.default_scale);
        table.add_row({experiment.name, cost_text(experiment.core_hours),
                       cost_text(smaller.core_hours), number_text(experiment.default_scale),
                       experiment.title});
    }
    return table.text() + "\nTimes are those of two cores. '--scale 1' runs the whole.\n";
}

ExitCode list(const Arguments& arguments) {
    if (arguments.json)
        print_json(list_json());
    else
        std::cout << list_text();
    return ExitCode::done;
}

/// The trials of an experiment as they are run, with its file if it has one.
struct ExperimentRun {
    std::vector<Trial> trials;
    bool interrupted = false;
};

ExperimentRun run_trials(const Arguments& arguments, const Experiment& experiment, int threads) {
    const TrialTable table = table_of(experiment);
    std::optional<TrialLog> log;
    if (!arguments.resume.empty())
        log.emplace(arguments.resume, table, title_of(experiment), names_of(experiment));
    ExperimentRun run;
    if (log)
        run.trials = log->trials();
    const std::vector<Trial> before = run.trials;
    TrialTeam team(table, {0, table.size()}, threads, before, [&](Trial trial) {
        if (log)
            log->add(trial);
        run.trials.push_back(std::move(trial));
    });
    const InterruptGuard guard;
    {
        const ProgressLine progress(arguments.progress,
                                    [&] { return progress_text(team.progress()); });
        const Ticker watch(std::chrono::milliseconds(50), [&] {
            if (guard.interrupted())
                team.request_stop();
        });
        team.run();
    }
    run.interrupted = guard.interrupted();
    return run;
}

void print(const Arguments& arguments, const ExperimentReport& report) {
    if (arguments.json)
        print_json(json_of(report));
    else if (arguments.markdown)
        std::cout << markdown_text(report);
    else
        std::cout << terminal_text(report);
}

ExitCode run(const Arguments& arguments) {
    if (arguments.list)
        return list(arguments);
    ExperimentReport report;
    report.experiment = experiment_of(arguments);
    OutputFiles files(
        {{"--resume", arguments.resume}, {"--csv", arguments.csv}, {"--svg", arguments.svg}});
    report.threads = threads_or_all(arguments.threads);
    const ExperimentRun ended = run_trials(arguments, report.experiment, report.threads);

    report.summaries = summaries_of(report.experiment, ended.trials);
    report.curves = curves_of(report.experiment, ended.trials, curve_points);
    report.done = ended.trials.size();
    report.total = table_of(report.experiment).size();
    report.command = command_of(arguments, report.experiment);
    report.program = "samegame " SAMEGAME_VERSION;
    report.signature = bench_signature();
    report.machine = machine_name();
    report.date = today();
    print(arguments, report);
    files.write("--csv", csv_text(report));
    if (report.done > 0)
        files.write("--svg", experiment_svg(report));
    files.tell_refusal();
    return ended.interrupted ? ExitCode::interrupted : ExitCode::done;
}

void add_outputs(CLI::App& form, Arguments& arguments) {
    add_text(form, "--resume", arguments.resume, "FILE",
             "Keep the trials in FILE, and go on with those that it has");
    add_text(form, "--csv", arguments.csv, "FILE", "Write the table to FILE");
    add_text(form, "--svg", arguments.svg, "FILE", "Draw the figure to FILE");
    auto* markdown =
        form.add_flag("--markdown", arguments.markdown, "Print the table as a section of a page");
    add_json(form, arguments.json);
    markdown->excludes("--json");
}

} // namespace

Command experiment_command(CLI::App& program) {
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* form = program.add_subcommand(
        "experiment", "Run trials of solvers on boards: the tables of the papers, or your own");
    add_text(*form, "NAME|FILE", arguments->name, "",
             "One of --list, or a file that describes another");
    form->add_flag("--list", arguments->list, "Tell the experiments that come with the program");
    add_positive_real(*form, "--scale", arguments->scale, 1,
                      "Share of the whole cost, above 0 to 1 (default: its own, see --list)");
    add_threads(*form, arguments->threads);
    add_seed(*form, arguments->seed)
        ->description("Seed of all trials (default: that of the experiment)");
    add_memory(*form, arguments->memory);
    add_outputs(*form, *arguments);
    add_progress(*form, arguments->progress);
    form->footer(
        "One trial runs on each core, unless its entry asks for more threads. With --resume it\n"
        "can be killed at any moment and goes on there. The interval of a mean is over boards,\n"
        "that of a total over the runs of each board, both 95 %; differences are those of trials\n"
        "with the same board and seed.\n\n"
        "Examples:\n"
        "  samegame-cli experiment --list\n"
        "  samegame-cli experiment nested-levels --resume nested.jsonl\n"
        "  samegame-cli experiment mine.json --scale 0.1 --svg mine.svg --markdown");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
