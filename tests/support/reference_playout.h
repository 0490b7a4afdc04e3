#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include "tests/support/reference_board.h"

namespace samegame {

/// Which color a reference playout leaves alone as long as there is another group.
enum class Sparing { none, random, most_frequent, most_frequent_left };

/// The parameters of roulette-wheel selection.
struct ReferenceRoulette {
    double beta = 4;
    double theta = 0.5;
    double alpha = 0;     ///< A fixed exponent; 0: 1 on an empty board, 1 + beta on a full one.
    double threshold = 0; ///< Blocks instead of the share theta; 0: by theta.
};

/// The probability of each color that has a group.
std::map<Color, double> roulette_probabilities(const ReferenceBoard& board,
                                               const ReferenceRoulette& roulette);

/// Groups are uniform, but for the color that is spared or the one that is drawn.
struct ReferencePolicy {
    Sparing sparing = Sparing::none;
    double epsilon = 0; ///< Share of moves that may be of any color.
    std::optional<ReferenceRoulette> roulette = {};
};

/// The playout that a seed stands for, on the slow board and by the definition of the policies:
/// what every playout engine must play, move for move.
ReferencePlayout reference_playout(ReferenceBoard board, const Rules& rules,
                                   const ReferencePolicy& policy, std::uint64_t seed);

/// One of the largest groups at each move. Draws other numbers than the engine.
ReferencePlayout greedy_playout(ReferenceBoard board, const Rules& rules, Rng& rng);

} // namespace samegame
