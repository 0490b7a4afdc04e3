#pragma once

#include <cstdint>

#include "tests/support/reference_board.h"

namespace samegame {

/// Which color a reference playout leaves alone as long as there is another group.
enum class Sparing { none, random, most_frequent, most_frequent_left };

/// The playout that a seed stands for, on the slow board and by the definition of the policies:
/// what every playout engine must play, move for move. `epsilon` is the share of free moves.
ReferencePlayout reference_playout(ReferenceBoard board, const Rules& rules, Sparing sparing,
                                   double epsilon, std::uint64_t seed);

} // namespace samegame
