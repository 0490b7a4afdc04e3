#include "app/cli/commands.h"

#include <iostream>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/terminal/command_line.h"
#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/solver_text.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/solver_registry.h"

namespace samegame::cli {

namespace {

/// A bound of an option as a number of the option's own type.
Json bound_of(const OptionSpec& option, double bound) {
    if (option.type == OptionType::integer)
        return static_cast<std::int64_t>(bound);
    return bound;
}

Json json_of(const OptionSpec& option) {
    Json json{{"name", option.name}, {"type", name_of(option.type)}};
    std::visit([&json](const auto& value) { json["default"] = value; }, option.default_value);
    if (is_number(option)) {
        json["min"] = bound_of(option, option.minimum);
        json["max"] = bound_of(option, option.maximum);
    }
    if (option.type == OptionType::choice)
        json["choices"] = option.choices;
    for (const auto& [choice, values] : option.implied)
        for (const auto& [name, value] : values) {
            Json& implied = json["implied"][choice][name];
            std::visit([&implied](const auto& content) { implied = content; }, value);
        }
    for (const auto& [choice, scoring] : option.scorings)
        json["rules"][choice] = scoring;
    json["help"] = option.help;
    if (!option.paper.empty())
        json["paper"] = option.paper;
    return json;
}

Json json_of(const SolverEntry& solver) {
    Json budgets = Json::array({"seconds"});
    if (solver.has_playouts)
        budgets.push_back("playouts");
    if (solver.has_nodes)
        budgets.push_back("nodes");
    Json options = Json::array();
    for (const OptionSpec& option : solver.options)
        options.push_back(json_of(option));
    return {{"name", solver.name},   {"title", solver.title}, {"summary", solver.summary},
            {"paper", solver.paper}, {"budgets", budgets},    {"refill", solver.plays_refill},
            {"options", options}};
}

Json json_of(const PolicyEntry& policy) {
    Json options = Json::array();
    for (const OptionSpec& parameter : policy.parameters)
        options.push_back({{"name", parameter.name},
                           {"type", name_of(OptionType::real)},
                           {"default", number_of(parameter.default_value)},
                           {"min", parameter.minimum},
                           {"max", parameter.maximum},
                           {"help", parameter.help}});
    return {{"name", policy.name},
            {"title", policy.title},
            {"help", policy.help},
            {"paper", policy.paper},
            {"options", options}};
}

struct SolversArguments {
    std::string name; ///< Of a solver or a policy; empty: all of them.
    bool json = false;
};

/// The entries of a registry, or the one called `name`.
template <class Entry>
std::vector<const Entry*> chosen(std::span<const Entry> entries, const std::string& name) {
    std::vector<const Entry*> chosen;
    for (const Entry& entry : entries)
        if (name.empty() || entry.name == name)
            chosen.push_back(&entry);
    return chosen;
}

ExitCode run(const SolversArguments& arguments) {
    const auto solvers = chosen(solver_registry(), arguments.name);
    const auto externals = chosen(std::span(&external_solver(), 1), arguments.name);
    const auto policies = chosen(policy_registry(), arguments.name);
    if (solvers.empty() && externals.empty() && policies.empty())
        refuse_name("solver or policy", arguments.name, names_of_solvers_and_policies());
    if (arguments.json) {
        Json json{{"solvers", Json::array()}, {"policies", Json::array()}};
        for (const SolverEntry* solver : solvers)
            json["solvers"].push_back(json_of(*solver));
        for (const SolverEntry* external : externals)
            json["external"] = json_of(*external); // apart: scripts run each of "solvers" by name
        for (const PolicyEntry* policy : policies)
            json["policies"].push_back(json_of(*policy));
        print_json("solvers", json);
        return ExitCode::done;
    }
    if (!solvers.empty())
        std::cout << "Solvers (--solver NAME --option KEY=VALUE)\n\n";
    for (const SolverEntry* solver : solvers)
        std::cout << solver_text(*solver) << '\n';
    if (!externals.empty())
        std::cout << "Other programs (--solver external:COMMAND)\n\n";
    for (const SolverEntry* external : externals)
        std::cout << solver_text(*external) << '\n';
    if (!policies.empty())
        std::cout << "Playout policies (NAME or NAME:KEY=VALUE:KEY=VALUE)\n\n";
    for (const PolicyEntry* policy : policies)
        std::cout << policy_text(*policy) << '\n';
    return ExitCode::done;
}

} // namespace

Command solvers_command(CLI::App& program) {
    const auto arguments = std::make_shared<SolversArguments>();
    CLI::App* form =
        program.add_subcommand("solvers", "List solvers and playout policies with their options");
    offer(add_text(*form, "NAME", arguments->name, "", "One solver or policy (default: all)"),
          names_of_solvers_and_policies());
    add_json(*form, arguments->json);
    form->footer("Examples:\n"
                 "  samegame-cli solvers nrpa\n"
                 "  samegame-cli solvers --json");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
