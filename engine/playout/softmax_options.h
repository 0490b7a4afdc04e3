#pragma once

#include "engine/playout/move_codes.h"

namespace samegame {

/// How softmax playouts choose among the groups beside the weights they learn.
struct SoftmaxOptions {
    static constexpr int never = max_moves;

    MoveCode code = MoveCode::cells;
    /// A group of n blocks counts exp(bias * min(bias_cap, n - 2)) times: the bias of T. Cazenave,
    /// "Generalized Nested Rollout Policy Adaptation", 2020. A temperature t in that paper's sense
    /// is a step of alpha / t^2.
    double bias = 0.3;
    int bias_cap = 8;
    /// The tabu color is not played while there is another group, as in TabuColorRandom.
    bool tabu = true;
    /// Groups of 2 of the tabu color may be played once so many moves are (11 in the program of B.
    /// Negrevergne & T. Cazenave, after T. Cazenave, "Nested Rollout Policy Adaptation with
    /// Selective Policies", 2016).
    int tabu_pairs_after = never;
    /// A tabu color whose blocks are a single group is played like any other (as in that program).
    bool tabu_but_last_group = false;
    /// Which color the tabu color is: 1, as in TabuColorRandom, the most frequent one of the start,
    /// the lowest of equals; 2 the next one (Board::color_of_rank).
    int tabu_rank = 1;
};

} // namespace samegame
