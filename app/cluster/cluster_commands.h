#pragma once

#include <CLI/CLI.hpp>
#include <optional>

#include "app/cli/terminal/command_line.h"
#include "engine/base/clock.h"

namespace samegame::cluster {

class Cluster;

/// What the commands of samegame-mpi have in common.
struct ClusterArguments {
    std::optional<double> grace; ///< Seconds.
};

void add_cluster_arguments(CLI::App& form, ClusterArguments& arguments);

/// How long a rank may be silent before it is given up. Throws UsageError if healthy ranks of a job
/// of this size are silent for as long (between_words).
Seconds grace_of(const ClusterArguments& arguments, int ranks);

/// `samegame-mpi solve BOARD`: all ranks search a board. `cluster` outlives the command.
cli::Command solve_command(CLI::App& program, Cluster& cluster);

/// `samegame-mpi experiment FILE|NAME`: runs the trials of an experiment on all ranks. `cluster`
/// outlives the command.
cli::Command experiment_command(CLI::App& program, Cluster& cluster);

} // namespace samegame::cluster
