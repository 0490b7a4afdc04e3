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
    add_isa(program);
    const Command bench = bench_command(program);
    const auto ended = read_command_line(program, argc, argv);
    return ended ? *ended : bench.run();
}

} // namespace

int main(int argc, char** argv) {
    return run_program("samegame-cli", [&] { return run(argc, argv); });
}
