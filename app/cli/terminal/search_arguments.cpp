#include "app/cli/terminal/search_arguments.h"

#include <utility>

#include "app/cli/terminal/command_line.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/solver_text.h"
#include "engine/base/child_process.h"
#include "engine/base/memory.h"
#include "engine/base/text.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/budget.h"
#include "engine/solvers/solver_registry.h"

namespace samegame::cli {

namespace {

constexpr double default_seconds = 10;

Budget budget_of(const SearchArguments& arguments) {
    Budget budget;
    if (arguments.seconds)
        budget.time = Seconds(*arguments.seconds);
    if (arguments.playouts)
        budget.playouts = static_cast<std::uint64_t>(*arguments.playouts);
    if (arguments.nodes)
        budget.nodes = static_cast<std::uint64_t>(*arguments.nodes);
    if (unit_of(budget) == BudgetUnit::unlimited)
        budget.time = Seconds(default_seconds);
    budget.memory = static_cast<std::uint64_t>(arguments.memory.value_or(0)) << 20;
    return budget;
}

NamedSolver solver_of(const std::string& name, const Rules& rules) {
    if (name.empty())
        return {&default_solver(rules), {}};
    return known_solver(name);
}

void check_budget(const SolverEntry& solver, const Budget& budget) {
    const BudgetUnit unit = unit_of(budget);
    if (counts(solver, unit))
        return;
    const bool is_of_playouts = unit == BudgetUnit::playouts;
    const BudgetUnit other = is_of_playouts ? BudgetUnit::nodes : BudgetUnit::playouts;
    throw UsageError("solver '" + solver.name + (is_of_playouts ? "' plays no " : "' has no ") +
                     std::string(name_of(unit)) + ": grant it --seconds" +
                     (counts(solver, other) ? " or --" + std::string(name_of(other)) : ""));
}

/// Names the default solver in a sentence about an option, if the command line names no solver.
std::string note_on_default(const SearchArguments& arguments, const SolverEntry& solver) {
    if (!arguments.solver.empty())
        return "";
    return "; the default solver is '" + solver.name + "', --solver NAME chooses another";
}

} // namespace

void add_budget_arguments(CLI::App& form, SearchArguments& arguments) {
    auto* seconds = add_time(form, "--seconds", arguments.seconds, most_seconds,
                             "Budget of wall time (default: 10)");
    auto* playouts = add_integer(form, "--playouts", arguments.playouts, 1, most_count,
                                 "Budget of playouts, all threads together");
    auto* nodes = add_integer(form, "--nodes", arguments.nodes, 1, most_count,
                              "Budget of tree nodes, all threads together");
    playouts->excludes(seconds);
    nodes->excludes(seconds)->excludes(playouts);
}

void add_search_arguments(CLI::App& form, SearchArguments& arguments) {
    offer(add_text(form, "--solver", arguments.solver, "NAME",
                   "Solver (default: the strongest; 'samegame-cli solvers' lists all), or "
                   "external:COMMAND, another program; with --help its options are listed, too"),
          solver_names());
    form.footer([&arguments] { return help_on_solver(arguments.solver); });
    add_budget_arguments(form, arguments);
    form.add_option("--option", arguments.options,
                    "Option of the solver, as in level=3 or policy=random; may be repeated")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false); // else it would swallow the BOARD behind it
    add_run_arguments(form, arguments);
}

void add_run_arguments(CLI::App& form, SearchArguments& arguments) {
    add_threads(form, arguments.threads);
    add_seed(form, arguments.seed);
    add_memory(form, arguments.memory);
    add_progress(form, arguments.progress);
}

void add_memory(CLI::App& form, std::optional<std::int64_t>& memory, const std::string& what) {
    add_integer(form, "--memory", memory, 1, most_memory_mib,
                "MiB for " + what +
                    " (default: a quarter of what the machine, the control group or the limit of "
                    "the address space grants)")
        ->default_str(std::to_string(default_memory() >> 20));
}

std::uint64_t memory_or_default(std::optional<std::int64_t> mib) {
    return mib ? static_cast<std::uint64_t>(*mib) << 20 : default_memory();
}

std::unique_ptr<PlayoutEngine> engine_of_policy(const std::string& policy) {
    auto engine = make_playout_engine(policy);
    if (!engine)
        throw UsageError(to_string(engine.error()));
    return std::move(engine).value();
}

std::vector<std::string> checked_policies(const std::string& list) {
    std::vector<std::string> policies;
    for (const std::string_view policy : split(list, ',')) {
        if (const auto error = policy_error(policy))
            throw UsageError(to_string(*error));
        policies.emplace_back(policy);
    }
    return policies;
}

SearchRequest search_request(const SearchArguments& arguments, const Position& start) {
    SearchRequest request;
    request.start = start;
    request.budget = budget_of(arguments);
    NamedSolver named = solver_of(arguments.solver, start.rules);
    const SolverEntry& solver = *named.solver;
    check_budget(solver, request.budget);
    if (const auto refusal = refill_refusal(solver, start.rules))
        throw UsageError(to_string(*refusal));
    request.solver = &solver;
    named.options.insert(named.options.end(), arguments.options.begin(), arguments.options.end());
    const auto options = parse_options(solver.options, named.options);
    if (!options)
        throw UsageError(to_string(options.error()) + note_on_default(arguments, solver));
    request.options = *options;
    if (const auto command = command_of(solver, *options))
        permit_command(*command); // it stands on the command line
    request.threads = threads_or_all(arguments.threads);
    request.seed = seed_or_random(arguments.seed);
    return request;
}

void settle_rules(SearchRequest& request, const RulesArgument& rules, const std::string& program) {
    const auto scoring = scoring_of_preset(*request.solver, request.options);
    if (rules.may_be_paper && rules.scoring == paper_rules) {
        if (!scoring)
            throw UsageError("--rules paper: these settings belong to no paper with known rules; "
                             "'samegame-cli solvers' lists the presets that do");
        request.start.rules.scoring = *scoring;
    } else if (scoring && *scoring != request.start.rules.scoring && rules.scoring.empty()) {
        tell_notice(program, "the paper or program of this preset plays by " +
                                 std::string(name_of(*scoring)) + " rules, this search by " +
                                 std::string(name_of(request.start.rules.scoring)) +
                                 " rules (--rules paper takes the rules of the preset)");
    }
}

} // namespace samegame::cli
