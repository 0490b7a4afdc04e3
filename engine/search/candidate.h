#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/game/line.h"
#include "engine/stats/running_stats.h"

namespace samegame {

/// What a search knows about one first move. Scores are final scores from the search's root.
struct Candidate {
    Move move;
    int cells = 0;            ///< Blocks of the group.
    int points = 0;           ///< Points of the move alone.
    int best = 0;             ///< Best final score after this move; valid if has_best().
    double mean = 0;          ///< Mean final score after this move.
    double deviation = 0;     ///< Standard deviation of the final scores.
    std::uint64_t visits = 0; ///< Playouts and lines of the solver that began with this move.
    Line line;                ///< The line of `best`; empty if a search never tried the move.
    bool is_exact = false;    ///< Proven: no line that begins with this move scores more than best.
    /// Whether it is one of several moves that begin the best line with its groups in another
    /// order; set by take_other_orders.
    bool is_any_order = false;
    /// The best scores of independent searches of this move: its own chains, or threads that each
    /// search for themselves. Their spread shows how certain `best` is.
    RunningStats attempts;

    /// Without one, `best` and `line` are unset. Endgame and hosts add lines without a visit.
    bool has_best() const { return visits > 0 || !line.moves.empty(); }
};

/// Best first: by top score (Schadd et al. 2011, section 4.6), then mean, then points; moves
/// without a score come last. The order is total.
bool better(const Candidate& a, const Candidate& b);

void sort_best_first(std::vector<Candidate>& candidates);

struct CandidateStanding {
    /// The best score of all candidates minus its own, 0 or more; nothing if it has no score.
    std::optional<int> loss;
    /// How much smaller or larger the loss may be: 0 if it is exact; nothing if unknown.
    std::optional<int> spread;
    bool is_any_order = false;
    /// Its possible places, from 1: only moves known to be better come before them, only moves
    /// known to be worse after them. 0 if it has no score.
    int first_place = 0;
    int last_place = 0;

    bool has_one_place() const { return first_place == last_place && first_place > 0; }
};

/// The standing of each candidate of a search, in their order.
std::vector<CandidateStanding> candidate_standings(std::span<const Candidate> candidates);

} // namespace samegame
