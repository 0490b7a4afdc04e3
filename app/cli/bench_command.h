#pragma once

#include "app/cli/terminal/command.h"

namespace samegame::cli {

/// `bench`: the bench signature and the speed of each playout policy.
Command bench_command(CLI::App& program);

} // namespace samegame::cli
