#include "engine/search/upper_bound.h"

#include <array>

#include "engine/game/scoring.h"

namespace samegame {

int remaining_upper_bound(const Rules& rules, const Board& board) {
    int points = 0;
    std::array<int, max_colors + 1> left{};
    for (Color color = 1; color <= max_colors; ++color) {
        const int count = board.block_count(color);
        if (count >= 2)
            points += move_points(rules, count);
        else
            left[color] = count;
    }
    return points + end_points(rules, left);
}

} // namespace samegame
