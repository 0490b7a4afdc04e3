#include <CLI/CLI.hpp>
#include <csignal>
#include <exception>
#include <fcntl.h>
#include <iostream>
#include <string_view>
#include <unistd.h>
#include <vector>

#include "app/cli/analyze_command.h"
#include "app/cli/bench_command.h"
#include "app/cli/compare_command.h"
#include "app/cli/experiment_command.h"
#include "app/cli/generate_command.h"
#include "app/cli/histogram_command.h"
#include "app/cli/laboratory/complexity_command.h"
#include "app/cli/laboratory/solvable_command.h"
#include "app/cli/laboratory/tune_command.h"
#include "app/cli/perft_command.h"
#include "app/cli/solve_command.h"
#include "app/cli/solvers_command.h"
#include "app/cli/terminal/command_line.h"
#include "app/cli/verify_command.h"
#include "engine/base/invalid_options.h"
#include "engine/base/text.h"
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
            throw CLI::ValidationError(
                "--isa", "expected portable, avx2 or avx512, not " + in_quotes(name) +
                             suggestion(name, std::vector<std::string>{"avx2", "avx512"}));
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

/// Runs the command that was named.
ExitCode run(const std::vector<Command>& commands) {
    for (const Command& command : commands)
        if (command.form->parsed())
            return command.run();
    throw UsageError("no command given: 'samegame-cli --help' lists them");
}

ExitCode run(int argc, const char* const* argv) {
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
        solve_command(program),      analyze_command(program),  verify_command(program),
        histogram_command(program),  generate_command(program), solvers_command(program),
        perft_command(program),      bench_command(program),    compare_command(program),
        experiment_command(program), tune_command(program),     solvable_command(program),
        complexity_command(program),
    };
    const auto ended = read_command_line(program, argc, argv);
    return ended ? *ended : run(commands);
}

/// Keeps a file that is written from taking the place of standard output or standard error, where
/// the program was started without: what was to go there would be written into it. What is opened
/// here takes no output, so that the loss of it is told.
void occupy_standard_streams() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(descriptor, F_GETFD) == -1) // then it is the lowest free one, which open takes
            static_cast<void>(open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

/// What goes wrong is told last, in one sentence. Nothing of it acts on the terminal, whoever wrote
/// it.
int failed(ExitCode code, std::string_view sentence) {
    std::cerr << "samegame-cli: " << visible(sentence) << '\n';
    return static_cast<int>(code);
}

} // namespace

int main(int argc, char** argv) {
    occupy_standard_streams();
    std::signal(SIGXFSZ, SIG_IGN); // a limit on the size of files is a write that fails
    // Every way in which a command can fail becomes a sentence and an exit code.
    try {
        const ExitCode code = run(argc, argv);
        std::cout.flush();
        if (!std::cout)
            throw InputError("cannot write to standard output");
        return static_cast<int>(code);
    } catch (const Failure& failure) {
        return failed(failure.exit_code(), failure.what());
    } catch (const std::exception& error) { // no memory, no more threads
        return failed(ExitCode::input_wrong, to_string(error_of(error)));
    }
}
