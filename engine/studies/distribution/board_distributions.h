#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/search/search_control.h"
#include "engine/stats/board_values.h"
#include "engine/stats/interval.h"
#include "engine/stats/score_histogram.h"
#include "engine/studies/experiment/board_list.h"

namespace samegame {

/// What is told of the scores of a policy on a board. All scores of a thousand boards would fill
/// the memory.
struct ScoreSummary {
    std::uint64_t count = 0;
    double mean = 0;
    double deviation = 0; ///< Between scores; 0 below two.
    int minimum = 0;
    int maximum = 0;

    bool operator==(const ScoreSummary&) const = default;
};

/// The summary of a histogram that is not empty.
ScoreSummary summary_of(const ScoreHistogram& histogram);

/// The 95 % interval of the mean of one board, over its playouts; nothing below two.
std::optional<Interval> interval_of(const ScoreSummary& scores);

/// The playout scores of policies on a list of boards. Scores of several boards do not belong in
/// one histogram: a policy has a mean on each board, and the mean of these with its interval for
/// boards like these; and so has its difference to the first policy, board by board.
struct BoardDistributions {
    std::vector<std::string> policies;
    std::vector<NamedBoard> boards; ///< Those on which all policies have played.
    /// For each board, the scores of each policy.
    std::vector<std::vector<ScoreSummary>> scores;
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

/// The lowest and the highest score of a policy on any board; there is one at least.
std::pair<int, int> score_range_of(const BoardDistributions& drawn, std::size_t policy);

/// A table with a row for each policy on each board, numbers with all their digits.
std::string csv_text(const BoardDistributions& drawn);

} // namespace samegame
