#include "app/cli/terminal/program.h"

#include <csignal>
#include <exception>
#include <fcntl.h>
#include <iostream>
#include <string_view>
#include <unistd.h>
#include <vector>

#include "app/cli/terminal/command_line.h"
#include "engine/base/exceptions.h"
#include "engine/base/text.h"
#include "engine/playout/isa.h"

namespace samegame::cli {

namespace {

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
int failed(const std::string& program, ExitCode code, std::string_view sentence) {
    std::cerr << program << ": " << visible(sentence) << '\n';
    return static_cast<int>(code);
}

} // namespace

void add_isa(CLI::App& program) {
    program.fallthrough();
    const auto choose = [](const std::string& name) {
        const auto isa = isa_of_name(name);
        if (!isa)
            throw CLI::ValidationError(
                "--isa",
                "expected portable, avx2 or avx512, not " + in_quotes(name) +
                    suggestion(name, std::vector<std::string>{"portable", "avx2", "avx512"}));
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

int run_program(const std::string& name, const std::function<ExitCode()>& run) {
    occupy_standard_streams();
    std::signal(SIGXFSZ, SIG_IGN); // a limit on the size of files is a write that fails
    try {
        const ExitCode code = run();
        std::cout.flush();
        if (!std::cout)
            throw InputError("cannot write to standard output");
        return static_cast<int>(code);
    } catch (const Failure& failure) {
        return failed(name, failure.exit_code(), failure.what());
    } catch (const std::exception& error) { // no memory, no more threads
        return failed(name, ExitCode::input_wrong, to_string(error_of(error)));
    }
}

} // namespace samegame::cli
