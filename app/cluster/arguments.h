#pragma once

#include <CLI/CLI.hpp>
#include <optional>

#include "engine/base/clock.h"

namespace samegame::cluster {

/// What the commands of samegame-mpi have in common.
struct ClusterArguments {
    std::optional<double> grace; ///< Seconds.
};

void add_cluster_arguments(CLI::App& form, ClusterArguments& arguments);

/// For how long nothing may be heard of a rank before it is given up.
Seconds grace_of(const ClusterArguments& arguments);

} // namespace samegame::cluster
