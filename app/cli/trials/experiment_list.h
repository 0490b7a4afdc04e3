#pragma once

namespace samegame::cli {

/// Prints the experiments that come with the program and what they cost, for `experiment --list`.
void list_experiments(bool json);

} // namespace samegame::cli
