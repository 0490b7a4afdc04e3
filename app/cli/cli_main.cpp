#include <CLI/CLI.hpp>
#include <vector>

#include "app/cli/commands.h"
#include "app/version/version.h"

using namespace samegame;
using namespace samegame::cli;

namespace {

ExitCode run(int argc, const char* const* argv) {
    CLI::App program("Solves, analyzes and generates SameGame boards.", "samegame-cli");
    add_program_options(program, with_commit(SAMEGAME_VERSION));
    program.footer(
        "'samegame-cli help COMMAND' explains a command.\n\n"
        "Exit codes: 0 done, 1 a board or file is wrong or a check failed, 2 the command\n"
        "line is wrong, 130 interrupted.\n\n"
        "Example:\n"
        "  samegame-cli solve standard:1 --seconds 10");
    const std::vector<Command> commands{
        solve_command(program),       analyze_command(program),  verify_command(program),
        histogram_command(program),   generate_command(program), solvers_command(program),
        perft_command(program),       bench_command(program),    compare_command(program),
        experiment_command(program),  merge_command(program),    tune_command(program),
        train_bias_command(program),  solvable_command(program), complexity_command(program),
        first_moves_command(program), review_command(program),   practice_command(program),
        render_command(program),      morpion_command(program),
    };
    return run_command(program, commands, argc, argv);
}

} // namespace

int main(int argc, char** argv) {
    return run_program("samegame-cli", [&] { return run(argc, argv); });
}
