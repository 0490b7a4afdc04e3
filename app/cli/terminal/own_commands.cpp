#include "app/cli/terminal/own_commands.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>

#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/man_page.h"
#include "app/cli/terminal/option_text.h"

namespace samegame::cli {

namespace {

std::vector<std::string> names_of_commands(const CLI::App& program) {
    std::vector<std::string> names;
    for (const CLI::App* command : commands_of(program))
        names.push_back(command->get_name());
    return names;
}

ExitCode print_help(const CLI::App& program, const std::string& name) {
    const auto commands = commands_of(program);
    const auto command = std::ranges::find(commands, name, &CLI::App::get_name);
    if (!name.empty() && command == commands.end())
        refuse_name("command", name, names_of_commands(program));
    const CLI::App* form = name.empty() ? &program : *command;
    std::cout << form->get_formatter()->make_help(form, program.get_name(),
                                                  CLI::AppFormatMode::Normal);
    return ExitCode::done;
}

Command help_command(CLI::App& program) {
    const auto name = std::make_shared<std::string>();
    CLI::App* form = program.add_subcommand("help", "Explain a command, or list all of them");
    add_text(*form, "COMMAND", *name, "", "The command to explain (default: the program)");
    form->footer("Example:\n"
                 "  " +
                 program.get_name() + " help solve");
    return {form, [name, &program] { return print_help(program, *name); }};
}

Command man_command(CLI::App& program) {
    CLI::App* form = program.add_subcommand("man", "Print the man page of this program");
    form->footer("The page is made from what the program itself knows, as the installed one is.\n\n"
                 "Example:\n"
                 "  " +
                 program.get_name() + " man | man -l -");
    return {form, [&program] {
                std::cout << man_page_of(program);
                return ExitCode::done;
            }};
}

} // namespace

std::vector<Command> own_commands(CLI::App& program) {
    return {help_command(program), man_command(program)};
}

} // namespace samegame::cli
