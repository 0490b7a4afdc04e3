#include "app/cli/commands.h"

#include <iostream>
#include <memory>
#include <optional>

#include "app/cli/report/comparison_report.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "app/cli/trials/kept_trials.h"
#include "engine/base/text.h"
#include "engine/solvers/solver_registry.h"

namespace samegame::cli {

namespace {

constexpr std::int64_t default_boards = 1000;
constexpr std::int64_t most_compared_boards = 1'000'000;
constexpr double max_margin = 1e6;

struct CompareArguments {
    std::array<std::string, 2> entrants;
    SearchArguments search; ///< Without solver and options, which the entrants name.
    std::optional<std::int64_t> boards;
    SizeArguments size;
    std::optional<double> margin;
    RulesArgument rules;
    std::string resume;
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

std::string readable(const CompareArguments& arguments, const PairedRequest& request,
                     const PairedSummary& summary) {
    return "first       " + visible(arguments.entrants[0]) + "\n" + "second      " +
           visible(arguments.entrants[1]) + "\n" + "seed        " + std::to_string(request.seed) +
           "\n" + "boards      " + std::to_string(summary.boards) + "\n" + "means       " +
           fixed(summary.means[0], 1) + " " + fixed(summary.means[1], 1) + "\n" + "difference  " +
           fixed(summary.difference, 1) +
           ", second - first (95 % at any time, for boards like these: " +
           fixed(summary.interval.low, 1) + " to " + fixed(summary.interval.high, 1) + ")\n" +
           "verdict     " + std::string(name_of(summary.verdict)) + "\n";
}

ExitCode run(const CompareArguments& arguments) {
    PairedRequest request = request_of(arguments);
    const OutputFiles checked({{"--resume", arguments.resume}});
    take_seed_of_file(arguments, request);
    PairedPlan plan(request);
    const bool is_interrupted = run_trials(
        plan, arguments.resume, threads_or_all(arguments.search.threads), arguments.search.progress,
        [&plan](const TrialProgress&) { return progress_text(plan.summary()); });
    if (arguments.json)
        print_json(cli::json_of(request, plan.trials()));
    else
        std::cout << readable(arguments, request, plan.summary());
    return is_interrupted ? ExitCode::interrupted : ExitCode::done;
}

void add_boards(CLI::App& form, CompareArguments& arguments) {
    add_integer(form, "--boards", arguments.boards, 1, most_compared_boards,
                "The most boards (default: 1000)");
    add_size_arguments(form, arguments.size);
    arguments.rules.may_be_paper = true;
    add_rules_argument(form, arguments.rules, false);
    add_positive_real(form, "--margin", arguments.margin, max_margin,
                      "Solvers that differ by fewer points a board count as equal (default: 15)");
}

} // namespace

Command compare_command(CLI::App& program) {
    const auto arguments = std::make_shared<CompareArguments>();
    CLI::App* form = program.add_subcommand(
        "compare", "Compare two solvers on generated boards until the difference is decided");
    for (std::size_t i = 0; i < arguments->entrants.size(); ++i)
        form->add_option(
                i == 0 ? "FIRST" : "SECOND", arguments->entrants[i],
                "\"SOLVER key=value ...\": a solver with its options, or \"external:COMMAND\"")
            ->required()
            ->type_name("");
    add_budget_arguments(*form, arguments->search);
    add_boards(*form, *arguments);
    add_run_arguments(*form, arguments->search);
    add_text(*form, "--resume", arguments->resume, "FILE",
             "Keep the trials in FILE, and go on from the trials in it");
    add_json(*form, arguments->json);
    form->footer(
        "Both solvers search the boards random:SEED, random:SEED+1, ... with the same seed and\n"
        "budget, each run on one thread. The difference is the second's score minus the first's,\n"
        "as a mean over boards. Its interval, for boards like these, holds at all times together,\n"
        "so the comparison ends as soon as the interval decides it: 'first' or 'second' if it\n"
        "does not contain 0, 'equal' if it lies within the margin. In the JSON, 'second_to_first'\n"
        "has this difference; 'difference' and 'interval' have the first's score minus the\n"
        "second's.\n\n"
        "Examples:\n"
        "  samegame-cli compare nrpa beam-search --seconds 1 --boards 200 --resume c.json\n"
        "  samegame-cli compare \"nrpa level=2\" \"nrpa level=3\" --playouts 20000 --json\n"
        "  samegame-cli compare nrpa \"external:python3 mine.py\" --seconds 10");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
