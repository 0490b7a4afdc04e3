#include "engine/bounds/estimate.h"

#include <array>

#include "engine/base/message.h"
#include "engine/bounds/upper_bound.h"
#include "engine/game/scoring.h"

namespace samegame {

int promised_points(Estimate estimate, const Rules& rules, const Board& board) {
    return promised_points_after(estimate, rules, {}, board, {0, board.columns() - 1, 0});
}

int promised_points_after(Estimate estimate, const Rules& rules, std::span<const Group> before,
                          const Board& board, const Board::Change& change) {
    if (!board.has_moves())
        return end_points(rules, board);
    if (estimate == Estimate::over_estimator)
        return remaining_upper_bound(rules, board);
    int points = 0;
    if (estimate == Estimate::score_groups) {
        // A group without a cell in the columns that changed is still the same.
        for (const Group& group : before)
            if (group.last_column() < change.first || group.first_column() > change.last)
                points += move_points(rules, group.size());
        for (const int size : group_sizes(board, change.first, change.last))
            points += move_points(rules, size);
    }
    return points;
}

ChoiceOption<Estimate> estimate_option() {
    return {
        "estimate",
        choices_in_order<Estimate>(std::array{"score", "score-groups", "over-estimator"}),
        SAMEGAME_TEXT(
            "Engine",
            "What judges a position: the points so far, alone, with the points of the groups on "
            "the board, or with the points of each color as one group, which no line exceeds"),
        "Schadd et al. 2011, section 3; Takes & Kosters 2009, section 4"};
}

} // namespace samegame
