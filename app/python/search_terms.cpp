#include "app/python/search_terms.h"

#include <algorithm>
#include <random>
#include <thread>

#include "engine/base/child_process.h"
#include "engine/base/text.h"
#include "engine/search/budget.h"
#include "engine/solvers/solver_registry.h"

namespace samegame::python {

namespace {

constexpr double default_seconds = 10;

NamedSolver solver_of(const std::optional<std::string>& name, const Rules& rules) {
    if (!name)
        return {&default_solver(rules), {}};
    auto named = solver_of_name(*name);
    if (!named)
        refuse_name("solver", *name, names_of_solvers());
    return std::move(named).value();
}

void check_budget(const SolverEntry& solver, const Budget& budget) {
    const BudgetUnit unit = unit_of(budget);
    if (counts(solver, unit))
        return;
    const bool is_of_playouts = unit == BudgetUnit::playouts;
    const BudgetUnit other = is_of_playouts ? BudgetUnit::nodes : BudgetUnit::playouts;
    refuse("solver " + in_quotes(solver.name) + (is_of_playouts ? " plays no " : " has no ") +
           std::string(name_of(unit)) + ": grant it seconds" +
           (counts(solver, other) ? " or " + std::string(name_of(other)) : ""));
}

} // namespace

Budget budget_of(const SearchTerms& terms) {
    Budget budget;
    if (terms.seconds) {
        if (!(*terms.seconds > 0) || *terms.seconds > most_seconds)
            refuse("seconds is " + number_text(*terms.seconds) +
                   ": expected a time above 0 and up to " + number_text(most_seconds));
        budget.time = Seconds(*terms.seconds);
    }
    if (terms.playouts)
        budget.playouts =
            static_cast<std::uint64_t>(checked("playouts", *terms.playouts, 1, most_count));
    if (terms.nodes)
        budget.nodes = static_cast<std::uint64_t>(checked("nodes", *terms.nodes, 1, most_count));
    if (terms.seconds.has_value() + terms.playouts.has_value() + terms.nodes.has_value() > 1)
        refuse("several budgets are granted: expected one of seconds, playouts and nodes");
    if (unit_of(budget) == BudgetUnit::unlimited)
        budget.time = Seconds(default_seconds);
    if (terms.memory)
        budget.memory =
            static_cast<std::uint64_t>(checked("memory", *terms.memory, 1, most_memory_mib)) << 20;
    return budget;
}

int threads_or_all(std::optional<std::int64_t> threads) {
    if (threads)
        return static_cast<int>(checked("threads", *threads, 1, most_threads));
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

std::uint64_t seed_or_random(std::optional<std::uint64_t> seed) {
    if (seed)
        return *seed;
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

namespace {

/// numpy.bool_, as in a loop over an array.
bool is_truth_of_numpy(const py::handle& value) {
    return py::hasattr(value, "dtype") &&
           py::dtype::from_args(py::reinterpret_borrow<py::object>(value.attr("dtype"))).kind() ==
               'b';
}

} // namespace

std::vector<std::string> option_texts_of(const py::dict& options) {
    std::vector<std::string> texts;
    for (const auto& [name, value] : options) {
        const bool is_truth = py::isinstance<py::bool_>(value) || is_truth_of_numpy(value);
        const std::string text =
            is_truth ? (value.cast<bool>() ? "true" : "false") : py::str(value).cast<std::string>();
        texts.push_back(py::str(name).cast<std::string>() + "=" + text);
    }
    return texts;
}

SearchRequest request_of(const Position& start, const std::optional<std::string>& solver,
                         const std::vector<std::string>& options, const SearchTerms& terms) {
    SearchRequest request;
    request.start = start;
    request.budget = budget_of(terms);
    NamedSolver named = solver_of(solver, start.rules);
    request.solver = named.solver;
    check_budget(*named.solver, request.budget);
    if (const auto refusal = refill_refusal(*named.solver, start.rules))
        refuse(to_string(*refusal));
    named.options.insert(named.options.end(), options.begin(), options.end());
    const auto values = parse_options(named.solver->options, named.options);
    if (!values)
        refuse(to_string(values.error()) +
               (solver ? "" : "; the default solver is " + in_quotes(named.solver->name)));
    request.options = *values;
    if (const auto command = command_of(*named.solver, *values))
        permit_command(*command);
    request.threads = threads_or_all(terms.threads);
    request.seed = seed_or_random(terms.seed);
    return request;
}

std::string about_terms(const std::string& budgets) {
    return budgets + ": the budget, one of them, all threads together; 10 seconds unless given.\n"
                     "seed: 0 to 2^64-1; random unless given.\n"
                     "threads: 1 to 1024; all cores unless given.\n"
                     "memory: MiB for search trees; a quarter of what there is unless given.\n";
}

} // namespace samegame::python
