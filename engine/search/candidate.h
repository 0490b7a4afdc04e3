#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/game/line.h"
#include "engine/stats/running_stats.h"

namespace samegame {

/// What a search knows of one first move. Numbers are final scores from the search's root: points
/// of the move, of everything after it, and of the end.
struct Candidate {
    Move move;
    int cells = 0;            ///< Blocks of the group.
    int points = 0;           ///< Points of the move alone.
    int best = 0;             ///< Best final score after this move; valid if has_best().
    double mean = 0;          ///< Mean final score after this move.
    double deviation = 0;     ///< Standard deviation of the final scores.
    std::uint64_t visits = 0; ///< Playouts that began with this move.
    Line line;                ///< The line of `best`; empty if a search never tried the move.
    bool is_exact = false;    ///< Proven: no line that begins with this move scores more than best.
    /// One of several that begin the best line, with its groups in another order: set by
    /// take_other_orders.
    bool is_any_order = false;
    /// The best scores of searches of this move that do not depend on each other: of its own
    /// chains, or of threads that each search for themselves. How far they lie apart tells how sure
    /// `best` is. Empty where no such searches were made.
    RunningStats attempts;

    /// A search leaves `best` and `line` unset where visits is 0; hosts may know a line without
    /// one.
    bool has_best() const { return visits > 0 || !line.moves.empty(); }
};

/// Orders candidates best first: by top score, as the final move selection of Schadd et al. 2011,
/// section 4.6, then mean, then points; moves without a score come last. The order is total.
bool better(const Candidate& a, const Candidate& b);

void sort_best_first(std::vector<Candidate>& candidates);

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
