#pragma once

#include "app/cli/terminal/command_line.h"
#include "app/cluster/cluster.h"

namespace samegame::cluster {

/// `samegame-mpi solve BOARD`: has all ranks search a board. `cluster` outlives the command.
cli::Command solve_command(CLI::App& program, Cluster& cluster);

} // namespace samegame::cluster
