#include "app/cli/terminal/completion_model.h"

#include <algorithm>
#include <utility>

#include "app/cli/terminal/solver_text.h"
#include "engine/game/rules.h"
#include "engine/solvers/solver_registry.h"

namespace samegame::cli {

namespace {

std::vector<CompletedCommand> completed_commands(const CLI::App& program) {
    std::vector<CompletedCommand> commands;
    std::vector<std::string> names;
    for (const CLI::App* form : commands_of(program)) {
        CompletedCommand command{form->get_name(), form->get_description(), options_of(*form),
                                 positionals_of(*form)};
        for (OptionText& option : options_of(program))
            if (!prints_and_exits(option))
                command.options.push_back(std::move(option));
        names.push_back(command.name);
        commands.push_back(std::move(command));
    }
    // What `help` takes is known only now.
    for (CompletedCommand& command : commands)
        for (OptionText& positional : command.positionals)
            if (positional.names.front() == "COMMAND")
                positional.choices = names;
    return commands;
}

std::vector<std::string> values_of(const OptionSpec& option) {
    if (option.type == OptionType::boolean)
        return {"true", "false"};
    return option.type == OptionType::policy ? policy_names() : option.choices;
}

SolverSettings settings_of(const SolverEntry& solver) {
    SolverSettings settings{solver.name, {}, {}};
    for (const OptionSpec& option : solver.options) {
        if (is_number(option))
            settings.begun.push_back(option.name + "=");
        for (const std::string& value : values_of(option))
            settings.whole.push_back(option.name + "=" + value);
    }
    return settings;
}

} // namespace

CompletionModel completion_model_of(const CLI::App& program) {
    CompletionModel model;
    model.program = program.get_name();
    model.identifier = "_" + model.program;
    std::ranges::replace(model.identifier, '-', '_');
    model.options = options_of(program);
    model.commands = completed_commands(program);
    for (const SolverEntry& solver : solver_registry())
        model.settings.push_back(settings_of(solver));
    model.default_solver = default_solver(Rules{}).name;
    return model;
}

std::string spaced(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace samegame::cli
