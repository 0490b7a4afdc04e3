#include "app/cluster/cluster_commands.h"

#include <algorithm>
#include <string>

#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/failure.h"
#include "app/cluster/job.h"
#include "engine/base/text.h"

namespace samegame::cluster {

namespace {

constexpr double default_grace = 10;
constexpr double max_grace = 1e6;

} // namespace

void add_cluster_arguments(CLI::App& form, ClusterArguments& arguments) {
    cli::add_positive_real(form, "--grace", arguments.grace, max_grace,
                           "Seconds after which a silent rank is given up (default: 10)");
    form.get_option("--threads")
        ->description("Threads of each rank (default: its share of the cores of its machine)");
    form.get_option("--memory")
        ->description("MiB of each rank for search trees (default: its share of a quarter of what "
                      "its machine grants)");
}

Seconds grace_of(const ClusterArguments& arguments, int ranks) {
    const Seconds least = 2 * Seconds(between_words(ranks));
    if (!arguments.grace)
        return std::max(Seconds(default_grace), least);
    const Seconds grace(*arguments.grace);
    if (grace < least)
        throw cli::UsageError("--grace is " + number_text(grace.count()) + ", but " +
                              std::to_string(ranks) + " ranks are silent for up to " +
                              number_text(least.count() / 2) + " s: expected " +
                              number_text(least.count()) + " or more");
    return grace;
}

} // namespace samegame::cluster
