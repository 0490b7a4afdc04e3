#include "app/cli/commands.h"

#include <iostream>
#include <memory>
#include <span>
#include <variant>

#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/text_output.h"
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

/// "1 to 10", or the choices.
std::string range_of(const OptionSpec& option) {
    std::string range;
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
    for (const std::string& choice : option.choices)
        range += (range.empty() ? "" : ", ") + choice;
    return range;
}

/// The rules of the papers and programs whose settings an option has.
std::string rules_text(const OptionSpec& option) {
    std::string text;
    for (const auto& [choice, scoring] : option.scorings)
        text += (text.empty() ? "        Their rules (--rules paper): " : ", ") + choice + " " +
                scoring;
    return text.empty() ? text : text + "\n";
}

std::string default_text(const OptionSpec& option) {
    const std::string text = to_string(option.default_value);
    return text.empty() ? "none" : text;
}

std::string options_text(std::span<const OptionSpec> options) {
    std::string text;
    for (const OptionSpec& option : options)
        text += "    " + option.name + " (" + range_of(option) + "; default " +
                default_text(option) + ")\n        " + option.help + "\n" + rules_text(option);
    return text + "\n";
}

std::string readable(const SolverEntry& solver) {
    std::string text = "  " + solver.name + ": " + solver.title + "\n    " + solver.summary + "\n";
    if (!solver.paper.empty())
        text += "    " + solver.paper + "\n";
    if (solver.plays_refill)
        text += "    Plays with refill too (--refill).\n";
    return text + options_text(solver.options);
}

std::string readable(const PolicyEntry& policy) {
    std::string text = "  " + policy.name + ": " + policy.title + "\n    " + policy.help + "\n";
    if (!policy.paper.empty())
        text += "    " + policy.paper + "\n";
    return text + options_text(policy.parameters);
}

ExitCode list_solvers(bool json) {
    Json solvers = Json::array();
    std::string text = "Solvers (--solver NAME --option KEY=VALUE)\n\n";
    for (const SolverEntry& solver : solver_registry()) {
        solvers.push_back(json_of(solver));
        text += readable(solver);
    }
    text += "Other programs (--solver external:COMMAND)\n\n" + readable(external_solver());
    Json policies = Json::array();
    text += "Playout policies (NAME or NAME:KEY=VALUE:KEY=VALUE)\n\n";
    for (const PolicyEntry& policy : policy_registry()) {
        policies.push_back(json_of(policy));
        text += readable(policy);
    }
    if (json)
        // Apart, since scripts run each of "solvers" by its name.
        print_json({{"solvers", solvers},
                    {"external", json_of(external_solver())},
                    {"policies", policies}});
    else
        std::cout << text;
    return ExitCode::done;
}

} // namespace

Command solvers_command(CLI::App& program) {
    const auto json = std::make_shared<bool>(false);
    CLI::App* form =
        program.add_subcommand("solvers", "List solvers and playout policies with their options");
    add_json(*form, *json);
    form->footer("Example:\n"
                 "  samegame-cli solvers --json");
    return {form, [json] { return list_solvers(*json); }};
}

} // namespace samegame::cli
