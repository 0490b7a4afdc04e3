#include "engine/studies/solvability/score_ceiling.h"

#include "engine/bounds/ordered_upper_bound.h"
#include "engine/bounds/upper_bound.h"

namespace samegame {

ScoreCeiling score_ceiling(const Position& start, const std::function<bool()>& stops) {
    return {ordered_upper_bound(start.rules, start.board, stops),
            remaining_upper_bound(start.rules, start.board)};
}

} // namespace samegame
