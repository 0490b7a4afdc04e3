#include "app/cli/terminal/solver_text.h"

#include <span>
#include <utility>

#include "app/cli/terminal/command_line.h"
#include "app/cli/terminal/help_text.h"
#include "engine/base/text.h"
#include "engine/solvers/solver_registry.h"

namespace samegame::cli {

namespace {

/// The rules of the papers and programs whose settings an option has.
std::string rules_text(const OptionSpec& option) {
    std::string text;
    for (const auto& [choice, scoring] : option.scorings)
        text += (text.empty() ? "Their rules (--rules paper): " : ", ") + choice + " " + scoring;
    return text;
}

std::string options_text(std::span<const OptionSpec> options) {
    const std::size_t width = help_width();
    std::string text;
    for (const OptionSpec& option : options) {
        const std::string usual = to_string(option.default_value);
        text += wrapped(option.name + " (" + range_of(option) + "; default " +
                            (usual.empty() ? "none" : usual) + ")",
                        width, 4) +
                wrapped(option.help, width, 8);
        if (const std::string rules = rules_text(option); !rules.empty())
            text += wrapped(rules, width, 8);
    }
    return text;
}

/// The lines on a solver or a policy above its options.
std::string head_of(const std::string& name, const std::string& title, const std::string& help,
                    const std::string& paper) {
    const std::size_t width = help_width();
    return wrapped(name + ": " + title, width, 2) + wrapped(help, width, 4) +
           (paper.empty() ? "" : wrapped(paper, width, 4));
}

template <class Entry>
void add_names(std::span<const Entry> entries, std::vector<std::string>& names) {
    for (const Entry& entry : entries)
        names.push_back(entry.name);
}

} // namespace

std::string solver_text(const SolverEntry& solver) {
    return head_of(solver.name, solver.title, solver.summary, solver.paper) +
           (solver.plays_refill ? "    Plays with refill too (--refill).\n" : "") +
           options_text(solver.options);
}

std::string policy_text(const PolicyEntry& policy) {
    return head_of(policy.name, policy.title, policy.help, policy.paper) +
           options_text(policy.parameters);
}

std::string help_on_solver(const std::string& name) {
    if (name.empty())
        return "";
    const SolverEntry& solver = *known_solver(name).solver;
    if (solver.options.empty())
        return "The solver '" + name + "' has no options.\n";
    return "Options of " + name + " (--option KEY=VALUE):\n" + options_text(solver.options);
}

NamedSolver known_solver(const std::string& name) {
    if (auto solver = solver_of_name(name))
        return std::move(*solver);
    refuse_name("solver", name, names_of_solvers());
}

std::string range_of(const OptionSpec& option) {
    if (option.type == OptionType::integer)
        return fixed(option.minimum, 0) + " to " + fixed(option.maximum, 0);
    if (option.type == OptionType::real)
        return number_text(option.minimum) + " to " + number_text(option.maximum);
    if (option.type == OptionType::boolean)
        return "true or false";
    if (option.type == OptionType::policy)
        return "a playout policy";
    if (option.type == OptionType::text)
        return "a text";
    return joined(option.choices);
}

std::vector<std::string> solver_names() {
    std::vector<std::string> names;
    add_names(solver_registry(), names);
    return names;
}

std::vector<std::string> policy_names() {
    std::vector<std::string> names;
    add_names(policy_registry(), names);
    return names;
}

std::vector<std::string> names_of_solvers_and_policies() {
    std::vector<std::string> names = solver_names();
    names.push_back(external_solver().name);
    add_names(policy_registry(), names);
    return names;
}

} // namespace samegame::cli
