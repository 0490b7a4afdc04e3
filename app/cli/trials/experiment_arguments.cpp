#include "app/cli/trials/experiment_arguments.h"
#include "app/cli/terminal/interrupt.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <tuple>
#include <utility>
#include <vector>

#include "app/cli/report/experiment_report.h"
#include "app/cli/report/provenance.h"
#include "app/cli/terminal/command_line.h"
#include "app/cli/terminal/input_file.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "app/version/version.h"
#include "engine/base/child_process.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/experiment_file.h"
#include "engine/studies/experiment/program_signature.h"
#include "engine/studies/experiment/trial_file.h"

namespace samegame::cli {

namespace {

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

/// The command that repeats it, with its scale and seed.
std::string command_of(const std::string& program, const ExperimentArguments& arguments,
                       const Experiment& experiment) {
    return program + " experiment " + shell_word(visible(arguments.name)) + " --scale " +
           number_text(experiment.scale) + " --seed " + std::to_string(experiment.seed) +
           (arguments.memory ? " --memory " + std::to_string(*arguments.memory) : "") +
           (arguments.allows_external ? " --allow-external" : "");
}

/// Adds all lines of a file of the trials.
void add_rows(ExperimentReport& report, const TrialTable& table, std::span<const Trial> trials) {
    report.settings = first_trial_line(table, {report.program, report.signature, report.commit});
    std::vector<const Trial*> ordered;
    for (const Trial& trial : trials)
        ordered.push_back(&trial);
    std::ranges::sort(ordered, {}, [](const Trial* trial) {
        return std::tuple(trial->entrant, trial->board, trial->run);
    });
    for (const Trial* trial : ordered)
        report.rows.push_back(trial_line(table, *trial));
}

void print(const ExperimentArguments& arguments, const ExperimentReport& report) {
    if (arguments.json)
        print_json("experiment-result", json_of(report));
    else if (arguments.markdown)
        std::cout << markdown_text(report) << interrupted_text("- ");
    else
        report_stream() << terminal_text(report) << interrupted_text();
}

/// Writes the figure. What it leaves out is also said on standard error.
void write_figure(const ExperimentArguments& arguments, const std::string& program,
                  const ExperimentReport& report, OutputFiles& files) {
    if (arguments.svg.empty())
        return;
    if (report.done == 0) {
        tell_not_written(program, arguments.svg, "no trial is done");
        return;
    }
    if (arguments.by_board || arguments.has_boxes) {
        files.write("--svg", experiment_boards_svg(report, arguments.has_boxes));
        return;
    }
    files.write("--svg", pictures::experiment_svg(report));
    for (const std::string& sentence : pictures::entries_left_out(report))
        tell_notice(program, sentence);
}

constexpr const char* other_commands =
    "\nResults of the papers that are no tables of trials have commands of their own:\n"
    "  tune             Schadd et al. 2011, Table 5: options by the cross-entropy method\n"
    "  complexity       Schadd et al. 2011, section 2.2: length of games, moves to choose from\n"
    "  solvable --count Takes & Kosters 2009, Table 1: how many boards of a size can be cleared\n"
    "  histogram        Takes & Kosters 2009, Figure 2: the scores of playouts\n"
    "  solvable         Takes & Kosters 2009, section 6: number of solutions, difficulty\n"
    "  first-moves      Takes & Kosters 2009, section 6: how good first moves are\n";

/// The time on two cores in whole minutes, as no two machines agree on more.
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
    TextTable table(
        {TextTable::left("name"), "whole", "by default", "scale", TextTable::left("what")});
    for (const Experiment& experiment : shipped_experiments()) {
        const Experiment smaller = scaled(experiment, experiment.default_scale);
        table.add_row({experiment.name, cost_text(experiment.core_hours),
                       cost_text(smaller.core_hours), number_text(experiment.default_scale),
                       experiment.title});
    }
    return table.text() + "\nTimes are for two cores. '--scale 1' runs the whole experiment.\n" +
           other_commands;
}

} // namespace

void add_experiment_arguments(CLI::App& form, ExperimentArguments& arguments) {
    offer(add_text(form, "NAME|FILE", arguments.name, "",
                   "An experiment that --list shows, or a file that describes another one"),
          shipped_names());
    form.add_flag("--list", arguments.list, "List the experiments that come with the program");
    add_real(form, "--scale", arguments.scale, least_scale, 1,
             "Share of the whole cost, 1e-9 to 1 (default: the experiment's own, see --list)");
    add_threads(form, arguments.threads);
    add_seed(form, arguments.seed)
        ->description("Seed of all trials (default: the experiment's own)");
    add_memory(form, arguments.memory);
    add_text(form, "--resume", arguments.resume, "FILE",
             "Keep the trials in FILE, and go on from the trials in it");
    add_output(form, "--csv", arguments.csv, "Write the table to FILE");
    add_output(form, "--svg", arguments.svg, "Draw the figure to FILE");
    CLI::Option* by_board =
        form.add_flag("--by-board", arguments.by_board,
                      "Draw the scores and differences of all boards, in order of size, instead");
    form.add_flag("--boxes", arguments.has_boxes,
                  "Draw box plots of the scores and differences of boards instead")
        ->excludes(by_board);
    add_markdown_and_json(form, arguments.markdown, arguments.json, "the table");
    add_progress(form, arguments.progress);
}

std::string experiment_content(const ExperimentArguments& arguments) {
    const std::string& name = arguments.name;
    if (name.empty())
        throw UsageError("no experiment is named: 'samegame-cli experiment --list' lists them");
    if (find_experiment(name) != nullptr)
        return "";
    if (!is_path(name))
        refuse_name("experiment", name, shipped_names());
    return content_of(name);
}

Experiment experiment_of(const ExperimentArguments& arguments, const std::string& content) {
    const std::string& name = arguments.name;
    const Experiment* shipped = find_experiment(name);
    auto read = shipped != nullptr ? Result<Experiment>(*shipped)
                                   : parse_experiment(content, std::filesystem::path(name).stem());
    if (!read)
        throw InputError(path_in_quotes(name) + ": " + to_string(read.error()));
    Experiment experiment = std::move(read).value();
    if (arguments.seed)
        experiment.seed = *arguments.seed;
    experiment = scaled(experiment, arguments.scale.value_or(experiment.default_scale));
    for (ExperimentEntrant& entrant : experiment.entrants)
        entrant.budget.memory = static_cast<std::uint64_t>(arguments.memory.value_or(0)) << 20;
    return experiment;
}

void settle_external(const ExperimentArguments& arguments, const Experiment& experiment) {
    for (const ExperimentEntrant& entrant : experiment.entrants) {
        const auto command = command_of(*entrant.solver, entrant.options);
        if (!command)
            continue;
        if (!arguments.allows_external)
            throw InputError(path_in_quotes(arguments.name) + ": entry " + in_quotes(entrant.name) +
                             " starts a program, by the command '" + visible(*command) +
                             "': --allow-external permits the commands of this file");
        permit_command(*command);
    }
}

TrialTable table_in_file(const Experiment& experiment) {
    TrialTable table = table_of(experiment);
    table.title = title_of(experiment);
    return table;
}

OutputFiles output_files_of(const ExperimentArguments& arguments) {
    if ((arguments.by_board || arguments.has_boxes) && arguments.svg.empty())
        throw UsageError(std::string(arguments.has_boxes ? "--boxes" : "--by-board") +
                         " needs --svg FILE, the figure that it is about");
    return OutputFiles(
        {{"--resume", arguments.resume}, {"--csv", arguments.csv}, {"--svg", arguments.svg}},
        printed_option(arguments.json, arguments.markdown));
}

void tell_experiment(const ExperimentArguments& arguments, const std::string& program,
                     const Experiment& experiment, std::span<const Trial> trials, int threads,
                     OutputFiles& files) {
    ExperimentReport report = pictures::report_of(experiment, trials);
    report.threads = threads;
    report.program = "samegame " SAMEGAME_VERSION;
    report.commit = program_commit();
    report.signature = program_signature();
    if (arguments.json)
        add_rows(report, table_of(experiment), trials);
    report.command = command_of(program, arguments, experiment);
    report.machine = machine_name();
    report.date = today();
    print(arguments, report);
    files.write("--csv", csv_text(report));
    write_figure(arguments, program, report, files);
    files.tell_refusal();
}

std::string progress_text(std::size_t done, std::size_t total, std::optional<Seconds> left) {
    std::string text = std::to_string(done) + " of " + std::to_string(total) + " trials";
    if (left && done < total)
        text += "  " + duration_text(left->count()) + " left";
    return text;
}

void list_experiments(bool json) {
    if (json)
        print_json("experiments", list_json());
    else
        std::cout << list_text();
}

} // namespace samegame::cli
