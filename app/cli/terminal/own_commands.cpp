#include "app/cli/terminal/own_commands.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>

#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/completion.h"
#include "app/cli/terminal/man_page.h"
#include "app/cli/terminal/option_text.h"
#include "engine/base/text.h"

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

ExitCode print_completion(const CLI::App& program, const std::string& shell) {
    const auto script = completion_script(program, shell);
    if (!script)
        refuse_name("shell", shell, completed_shells());
    std::cout << *script;
    return ExitCode::done;
}

Command completion_command(CLI::App& program) {
    const auto shell = std::make_shared<std::string>();
    CLI::App* form =
        program.add_subcommand("completion", "Print a script that completes command lines");
    offer(add_text(*form, "SHELL", *shell, "", "The shell: " + joined(completed_shells())),
          completed_shells())
        ->required();
    form->footer("Installed programs are completed by themselves; this is for programs that were\n"
                 "built, but not installed.\n\n"
                 "Examples:\n"
                 "  eval \"$(" +
                 program.get_name() +
                 " completion bash)\"\n"
                 "  " +
                 program.get_name() + " completion fish | source");
    return {form, [shell, &program] { return print_completion(program, *shell); }};
}

} // namespace

std::vector<Command> own_commands(CLI::App& program) {
    return {help_command(program), man_command(program), completion_command(program)};
}

} // namespace samegame::cli
