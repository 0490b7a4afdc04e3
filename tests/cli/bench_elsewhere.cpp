#include <CLI/CLI.hpp>

#include "app/cli/commands.h"
#include "engine/studies/experiment/program_signature.h"

using namespace samegame::cli;

/// Takes the place of the one in the library samegame_signature.
std::string samegame::program_signature() {
    return "elsewhere";
}

namespace {

ExitCode run(int argc, const char* const* argv) {
    CLI::App program("The command bench of a program that another machine built.", "samegame-cli");
    add_program_options(program, "elsewhere");
    const std::vector<Command> commands{bench_command(program)};
    return run_command(program, commands, argc, argv);
}

} // namespace

int main(int argc, char** argv) {
    return run_program("samegame-cli", [&] { return run(argc, argv); });
}
