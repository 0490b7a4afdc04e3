#pragma once

#include <string>

#include "app/cli/terminal/json_output.h"
#include "engine/studies/distribution/board_distributions.h"

namespace samegame::cli {

// What the command writes of the playout scores on a list of boards.

/// The table for people, a row for each policy, and what it means.
std::string terminal_text(const BoardDistributions& drawn);

Json json_of(const BoardDistributions& drawn);

/// The figure as the text of an SVG file, for one board or more: the means of all boards, in order
/// of size or as box plots, and the differences, if there are two policies.
std::string svg_text(const BoardDistributions& drawn, const std::string& title, bool has_boxes);

} // namespace samegame::cli
