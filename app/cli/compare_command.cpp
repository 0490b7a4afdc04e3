#include "app/cli/commands.h"

#include <memory>
#include <optional>

#include "app/cli/report/comparison_report.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/solver_text.h"
#include "app/cli/terminal/text_output.h"
#include "app/cli/trials/kept_trials.h"
#include "engine/base/text.h"
#include "engine/solvers/solver_registry.h"

namespace samegame::cli {

namespace {

constexpr std::int64_t default_boards = 1000;
constexpr std::int64_t most_compared_boards = 1'000'000;

struct CompareArguments {
    std::array<std::string, 2> entrants;
    SearchArguments search; ///< Without solver and options, which the entrants name.
    std::optional<std::int64_t> boards;
    SizeArguments size;
    std::optional<double> margin;
    RulesArgument rules;
    std::string resume;
    std::string csv;
    std::string svg;
    bool markdown = false;
    bool json = false;
};

/// "nrpa level=3 iterations=50" as a solver and its options, "external:COMMAND" as it is.
SearchArguments search_of(const CompareArguments& arguments, std::size_t entrant) {
    SearchArguments search = arguments.search;
    const std::string& text = arguments.entrants[entrant];
    if (trim(text).starts_with(external_prefix)) {
        search.solver = trim(text); // the rest is the command, with its blanks and quotes
        return search;
    }
    for (const std::string_view word : split(text, ' ')) {
        if (word.empty())
            continue;
        if (search.solver.empty())
            search.solver = word;
        else
            search.options.emplace_back(word);
    }
    if (search.solver.empty())
        throw UsageError("an entrant is empty: expected \"SOLVER key=value ...\"");
    return search;
}

PairedRequest request_of(const CompareArguments& arguments) {
    PairedRequest request;
    request.rules = rules_of(arguments.rules, {});
    for (std::size_t i = 0; i < request.entrants.size(); ++i) {
        SearchRequest search = search_request(search_of(arguments, i), {Board(), request.rules});
        settle_rules(search, arguments.rules);
        if (i > 0 && search.start.rules != request.rules)
            throw UsageError("--rules paper: the papers of the two presets differ in their rules");
        request.rules = search.start.rules;
        request.entrants[i] = {search.solver, search.options, search.budget};
        request.entrants[i].name = arguments.entrants[i];
        if (const auto error = entrant_error(request.entrants[i]))
            throw UsageError(to_string(*error));
    }
    request.seed = seed_or_random(arguments.search.seed);
    take_size(request, arguments.size);
    request.boards = static_cast<int>(arguments.boards.value_or(default_boards));
    request.margin = arguments.margin.value_or(request.margin);
    return request;
}

/// Takes the seed of the trials in the file, unless the command line names one.
void take_seed_of_file(const CompareArguments& arguments, PairedRequest& request) {
    if (arguments.resume.empty() || arguments.search.seed)
        return;
    if (const auto seed = seed_of_kept(arguments.resume))
        request.seed = *seed;
}

/// The command that repeats it, with its budget and seed.
std::string command_of(const CompareArguments& arguments, const PairedRequest& request) {
    const Budget& budget = request.entrants[0].budget;
    std::string command = "samegame-cli compare";
    for (const Entrant& entrant : request.entrants)
        command += " " + shell_word(visible(entrant.name));
    const auto add = [&command](const std::string& option, const std::string& value) {
        command += " --" + option + " " + value;
    };
    add(std::string(name_of(unit_of(budget))), number_text(amount_of(budget)));
    add("boards", std::to_string(request.boards));
    command += size_and_rules_text(request);
    if (request.margin != PairedRequest().margin)
        add("margin", number_text(request.margin));
    if (arguments.search.memory)
        add("memory", std::to_string(*arguments.search.memory));
    add("seed", std::to_string(request.seed));
    return command;
}

void print(const CompareArguments& arguments, const ComparisonReport& report) {
    if (arguments.json)
        print_json("comparison", cli::json_of(report.request, report.trials));
    else
        report_stream() << (arguments.markdown ? markdown_text(report) : terminal_text(report))
                        << interrupted_text(arguments.markdown ? "- " : "");
}

/// Ctrl+C may leave no time for a board, which is said.
void write_figure(const CompareArguments& arguments, const ComparisonReport& report,
                  OutputFiles& files) {
    if (arguments.svg.empty())
        return;
    if (report.trials.empty())
        tell_not_written("samegame-cli", arguments.svg, "no board is done");
    else
        files.write("--svg", comparison_svg(report));
}

ExitCode run(const CompareArguments& arguments) {
    PairedRequest request = request_of(arguments);
    OutputFiles files(
        {{"--resume", arguments.resume}, {"--csv", arguments.csv}, {"--svg", arguments.svg}},
        printed_option(arguments.json, arguments.markdown));
    take_seed_of_file(arguments, request);
    PairedPlan plan(request);
    const int threads = threads_or_all(arguments.search.threads);
    const bool is_interrupted =
        run_trials(plan, arguments.resume, threads, arguments.search.progress,
                   [&plan](const TrialProgress&) { return progress_text(plan.summary()); });
    const ComparisonReport report{request, plan.trials(), command_of(arguments, request), threads};
    print(arguments, report);
    files.write("--csv", csv_text(report));
    write_figure(arguments, report, files);
    files.tell_refusal();
    return is_interrupted ? ExitCode::interrupted : ExitCode::done;
}

void add_boards(CLI::App& form, CompareArguments& arguments) {
    add_integer(form, "--boards", arguments.boards, 1, most_compared_boards,
                "The most boards (default: 1000)");
    add_size_arguments(form, arguments.size);
    arguments.rules.may_be_paper = true;
    add_rules_argument(form, arguments.rules, false);
    add_positive_real(form, "--margin", arguments.margin, most_margin,
                      "Solvers that differ by fewer points a board count as equal (default: 15)");
}

} // namespace

Command compare_command(CLI::App& program) {
    const auto arguments = std::make_shared<CompareArguments>();
    CLI::App* form = program.add_subcommand(
        "compare", "Compare two solvers on generated boards until the difference is decided");
    for (std::size_t i = 0; i < arguments->entrants.size(); ++i)
        offer(
            form->add_option(
                    i == 0 ? "FIRST" : "SECOND", arguments->entrants[i],
                    "\"SOLVER key=value ...\": a solver with its options, or \"external:COMMAND\"")
                ->required()
                ->type_name(""),
            solver_names());
    add_budget_arguments(*form, arguments->search);
    add_boards(*form, *arguments);
    add_run_arguments(*form, arguments->search);
    add_text(*form, "--resume", arguments->resume, "FILE",
             "Keep the trials in FILE, and go on from the trials in it");
    add_output(*form, "--csv", arguments->csv, "Write the scores on each board to FILE");
    add_output(*form, "--svg", arguments->svg, "Draw the differences to FILE");
    add_markdown_and_json(*form, arguments->markdown, arguments->json, "the result");
    form->footer(
        "Both solvers search the boards random:SEED, random:SEED+1, ... with the same seed and\n"
        "budget, each run on one thread. The difference is the second's score minus the first's,\n"
        "as a mean over boards. Its interval, for boards like these, holds at all times together,\n"
        "so the comparison ends as soon as the interval decides it: 'first' or 'second' if it\n"
        "does not contain 0, 'equal' if it lies within the margin. Fewer than 20 boards decide\n"
        "nothing. In the JSON, 'second_to_first' has this difference; 'difference' and 'interval'\n"
        "have the first's score minus the second's. Each row of the CSV file has the result of\n"
        "the boards up to it, so the last row has the result of all.\n\n"
        "Examples:\n"
        "  samegame-cli compare nrpa beam-search --seconds 1 --boards 200 --resume c.json\n"
        "  samegame-cli compare nrpa beam-search --seconds 1 --csv c.csv --svg c.svg --markdown\n"
        "  samegame-cli compare \"nrpa level=2\" \"nrpa level=3\" --playouts 20000 --json\n"
        "  samegame-cli compare nrpa \"external:python3 mine.py\" --seconds 10");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
