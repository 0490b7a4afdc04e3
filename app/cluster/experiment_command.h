#pragma once

#include "app/cli/terminal/command_line.h"
#include "app/cluster/cluster.h"

namespace samegame::cluster {

/// `samegame-mpi experiment FILE|NAME`: runs the trials of an experiment on all ranks. `cluster`
/// outlives the command.
cli::Command experiment_command(CLI::App& program, Cluster& cluster);

} // namespace samegame::cluster
