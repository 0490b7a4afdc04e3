#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/cli/terminal/json_output.h"
#include "engine/stats/board_values.h"
#include "engine/stats/score_histogram.h"
#include "engine/studies/experiment/board_list.h"

namespace samegame::cli {

/// The playout scores of policies on a list of boards. Scores of several boards do not belong in
/// one histogram: a policy has a mean on each board, and the mean of these with its interval for
/// boards like these; and so has its difference to the first policy, board by board.
struct BoardDistributions {
    std::vector<std::string> policies;
    std::vector<NamedBoard> boards; ///< Those on which all policies have played.
    /// For each board, the scores of each policy.
    std::vector<std::vector<ScoreHistogram>> histograms;
    std::uint64_t playouts = 0; ///< Of each policy on each board.
    std::uint64_t seed = 0;     ///< The same on each board, so that each can be repeated alone.
};

/// The means of a policy, a value for each board.
BoardValues means_of(const BoardDistributions& drawn, std::size_t policy);
/// The means of a policy minus the means of the first one.
BoardValues differences_of(const BoardDistributions& drawn, std::size_t policy);

/// The table for people, a row for each policy, and what it means.
std::string terminal_text(const BoardDistributions& drawn);

/// The table with a row for each policy on each board, numbers with all their digits.
std::string csv_text(const BoardDistributions& drawn);

Json json_of(const BoardDistributions& drawn);

/// The figure as the text of an SVG file, for one board or more: the means of all boards, in order
/// of size or as box plots, and the differences, if there are two policies.
std::string svg_text(const BoardDistributions& drawn, const std::string& title, bool has_boxes);

} // namespace samegame::cli
