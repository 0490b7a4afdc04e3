#include <iostream>
#include <span>
#include <streambuf>
#include <string_view>

#include "app/cluster/cluster.h"
#include "app/version/version.h"

using namespace samegame;
using namespace samegame::cluster;

namespace {

/// Whether a text about the program is wanted that is made while it is built, where MPI may have no
/// way to start.
bool tells_of_itself(std::span<const char* const> arguments) {
    const std::string_view command = arguments.size() > 1 ? arguments[1] : "";
    return command == "man" || command == "completion";
}

cli::ExitCode run(int argc, const char* const* argv, Cluster* cluster) {
    CLI::App program("Solves SameGame boards on many machines at once, by MPI.", "samegame-mpi");
    cli::add_program_options(program, with_commit(SAMEGAME_VERSION));
    program.footer(
        "'samegame-mpi help COMMAND' explains a command.\n\n"
        "Exit codes: 0 done, 1 a board or file is wrong or a rank is lost, 2 the command\n"
        "line is wrong.\n\n"
        "Example:\n"
        "  mpirun -n 4 samegame-mpi solve standard:1 --seconds 10 --threads 1");
    return cli::run_command(program,
                            {solve_command(program, cluster), experiment_command(program, cluster)},
                            argc, argv);
}

/// Swallows the output of ranks other than 0.
class NoOutput final : public std::streambuf {
    int_type overflow(int_type character) override { return traits_type::not_eof(character); }
};

} // namespace

int main(int argc, char** argv) {
    if (tells_of_itself({argv, static_cast<std::size_t>(argc)}))
        return cli::run_program("samegame-mpi", [&] { return run(argc, argv, nullptr); });
    MpiMail mail(argc, argv);
    Cluster cluster(mail);
    NoOutput no_output;
    std::streambuf* const own_output = std::cout.rdbuf();
    if (!cluster.is_lead())
        std::cout.rdbuf(&no_output);
    const int code = cluster.host([&] { return run(argc, argv, &cluster); });
    std::cout.rdbuf(own_output); // it is flushed once more after `no_output` is gone
    return code;
}
