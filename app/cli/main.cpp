#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <vector>

#include "app/cli/analyze_command.h"
#include "app/cli/bench_command.h"
#include "app/cli/generate_command.h"
#include "app/cli/histogram_command.h"
#include "app/cli/perft_command.h"
#include "app/cli/solve_command.h"
#include "app/cli/solvers_command.h"
#include "app/cli/verify_command.h"
#include "engine/playout/isa.h"

using namespace samegame;
using namespace samegame::cli;

namespace {

/// The instructions that playouts use; the flag may stand before or after the command.
void add_isa(CLI::App& program) {
    program.fallthrough();
    const auto choose = [](const std::string& name) {
        const auto isa = isa_of_name(name);
        if (!isa)
            throw CLI::ValidationError("--isa",
                                       "expected portable, avx2 or avx512, not '" + name + "'");
        if (!is_supported(*isa))
            throw CLI::ValidationError("--isa", "this machine does not have " + name);
        use_isa(*isa);
    };
    program
        .add_option_function<std::string>(
            "--isa", choose,
            "Instructions for playouts: portable, avx2 or avx512 (default: the last that the "
            "machine has)")
        ->type_name("NAME");
}

ExitCode run(const std::vector<Command>& commands) {
    for (const Command& command : commands)
        if (command.form->parsed())
            return command.run();
    throw UsageError("no command given: 'samegame-cli --help' lists them");
}

/// Runs the command; every way in which it can fail becomes a sentence and an exit code.
ExitCode run_guarded(const std::vector<Command>& commands) {
    try {
        const ExitCode code = run(commands);
        std::cout.flush();
        if (!std::cout)
            throw InputError("cannot write to standard output");
        return code;
    } catch (const Failure& failure) {
        std::cerr << "samegame-cli: " << failure.what() << '\n';
        return failure.exit_code();
    } catch (const std::exception& error) { // no memory, no more threads
        std::cerr << "samegame-cli: " << error.what() << '\n';
        return ExitCode::input_wrong;
    }
}

} // namespace

int main(int argc, char** argv) {
    CLI::App program("Solves, analyzes and generates SameGame boards.", "samegame-cli");
    program.set_version_flag("--version", "samegame-cli " SAMEGAME_VERSION);
    program.require_subcommand(0, 1); // none is refused in run, in a clearer sentence
    program.footer(
        "'samegame-cli COMMAND --help' tells more of a command.\n"
        "Exit codes: 0 done, 1 a board or file is wrong or a check failed, 2 the command\n"
        "line is wrong, 130 interrupted.\n\n"
        "Example:\n"
        "  samegame-cli solve standard:1 --seconds 10");
    add_isa(program);
    const std::vector<Command> commands{
        solve_command(program),     analyze_command(program),  verify_command(program),
        histogram_command(program), generate_command(program), solvers_command(program),
        perft_command(program),     bench_command(program),
    };
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int code = program.exit(error); // prints help, version, or what is wrong
        return static_cast<int>(code == 0 ? ExitCode::done : ExitCode::usage_wrong);
    }
    return static_cast<int>(run_guarded(commands));
}
