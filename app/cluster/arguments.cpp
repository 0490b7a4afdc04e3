#include "app/cluster/arguments.h"

#include "app/cli/terminal/common_arguments.h"

namespace samegame::cluster {

namespace {

constexpr double default_grace = 10;
constexpr double max_grace = 1e6;

} // namespace

void add_cluster_arguments(CLI::App& form, ClusterArguments& arguments) {
    cli::add_positive_real(form, "--grace", arguments.grace, max_grace,
                           "Seconds after which a rank that is silent is given up (default: 10)");
    form.get_option("--threads")
        ->description("Threads of each rank (default: its share of the cores of its machine)");
    form.get_option("--memory")
        ->description("MiB of each rank for search trees (default: its share of a quarter of what "
                      "its machine grants)");
}

Seconds grace_of(const ClusterArguments& arguments) {
    return Seconds(arguments.grace.value_or(default_grace));
}

} // namespace samegame::cluster
