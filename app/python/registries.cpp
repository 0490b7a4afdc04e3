#include "app/python/parts.h"
#include "app/python/values.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/solver_registry.h"

namespace samegame::python {

namespace {

using namespace py::literals;

py::dict dict_of(const OptionSpec& option) {
    py::dict dict("type"_a = name_of(option.type), "default"_a = option.default_value,
                  "help"_a = option.help);
    if (is_number(option)) {
        dict["min"] = option.minimum;
        dict["max"] = option.maximum;
    }
    if (option.type == OptionType::choice)
        dict["choices"] = option.choices;
    return dict;
}

py::dict dict_of(std::span<const OptionSpec> options) {
    py::dict dict;
    for (const OptionSpec& option : options)
        dict[py::cast(option.name)] = dict_of(option);
    return dict;
}

py::dict solvers() {
    py::dict dict;
    for (const SolverEntry& solver : solver_registry()) {
        std::vector<std::string> budgets;
        for (const BudgetUnit unit : {BudgetUnit::seconds, BudgetUnit::playouts, BudgetUnit::nodes})
            if (counts(solver, unit))
                budgets.emplace_back(name_of(unit));
        dict[py::cast(solver.name)] =
            py::dict("title"_a = solver.title, "summary"_a = solver.summary,
                     "paper"_a = solver.paper, "budgets"_a = budgets,
                     "refill"_a = solver.plays_refill, "options"_a = dict_of(solver.options));
    }
    return dict;
}

py::dict policies() {
    py::dict dict;
    for (const PolicyEntry& policy : policy_registry())
        dict[py::cast(policy.name)] =
            py::dict("title"_a = policy.title, "help"_a = policy.help, "paper"_a = policy.paper,
                     "options"_a = dict_of(policy.parameters));
    return dict;
}

} // namespace

void add_registries(py::module_& module) {
    module.def(
        "solvers", &solvers,
        "Every solver by its name: a dict with title, summary, paper, budgets that it counts,\n"
        "whether it plays with refill, and options with type, default, help, and min and max\n"
        "or choices.");
    module.def("policies", &policies,
               "Every playout policy by its name: a dict with title, help, paper and options.");
}

} // namespace samegame::python
