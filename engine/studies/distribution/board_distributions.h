#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/search/search_control.h"
#include "engine/stats/board_values.h"
#include "engine/stats/score_histogram.h"
#include "engine/studies/experiment/board_list.h"

namespace samegame {

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

/// Plays all playouts of each policy on one more board and adds it to the others; the scores depend
/// on neither the threads nor the other boards. Returns false if the control asked to stop before;
/// then nothing is added. Throws what ScoreSampler::run throws.
bool add_board(BoardDistributions& drawn, const NamedBoard& board, int threads,
               const SearchControl& control);

/// The means of a policy, a value for each board.
BoardValues means_of(const BoardDistributions& drawn, std::size_t policy);
/// The means of a policy minus the means of the first one.
BoardValues differences_of(const BoardDistributions& drawn, std::size_t policy);

} // namespace samegame
