#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/search/candidate.h"

namespace samegame {

/// What a search may say of a candidate beside the others: how much it loses, how sure that is, and
/// which places it may have among them.
struct CandidateStanding {
    /// The best score of all candidates minus its own, 0 or more; nothing if it has no score.
    std::optional<int> loss;
    /// The loss may be that much smaller or larger: 0 where it is exact; nothing where the search
    /// cannot tell.
    std::optional<int> spread;
    /// One of several that begin the best line, with its groups in another order; known after
    /// take_other_orders.
    bool is_any_order = false;
    /// The places it may have, from 1: before it only those that are told to be better, behind it
    /// only those that are told to be worse. Moves that are not told apart have places in common.
    /// 0 if it has no score.
    int first_place = 0;
    int last_place = 0;

    bool has_one_place() const { return first_place == last_place && first_place > 0; }
};

/// A standing for each of the candidates of a search, in their order.
std::vector<CandidateStanding> candidate_standings(std::span<const Candidate> candidates);

} // namespace samegame
