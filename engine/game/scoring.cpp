#include "engine/game/scoring.h"

#include <array>
#include <cassert>

namespace samegame {

namespace {

constexpr int clear_bonus = 1000;

constexpr int square(int n) {
    return n * n;
}

bool has_clear_bonus(Scoring scoring) {
    return scoring == Scoring::standard || scoring == Scoring::no_penalty ||
           scoring == Scoring::lenient_penalty;
}

/// What the `count` blocks left of one color cost; count is at least 1.
int leftover_penalty(Scoring scoring, int count) {
    switch (scoring) {
    case Scoring::standard:
        return square(count - 2);
    case Scoring::lenient_penalty:
        return count > 2 ? square(count - 2) : 0;
    case Scoring::clickomania:
        return count;
    case Scoring::no_penalty:
    case Scoring::bubble_breaker:
        return 0;
    }
    return 0;
}

} // namespace

PointsFormula points_formula(const Rules& rules) {
    switch (rules.scoring) {
    case Scoring::bubble_breaker:
        return {1, -1, 0}; // n(n-1)
    case Scoring::clickomania:
        return {0, 0, 0};
    case Scoring::standard:
    case Scoring::no_penalty:
    case Scoring::lenient_penalty:
        return {1, -4, 4}; // (n-2)^2
    }
    return {};
}

int move_points(const Rules& rules, int size) {
    assert(size >= 2);
    const PointsFormula points = points_formula(rules);
    return (points.square * size + points.linear) * size + points.constant;
}

int end_points(const Rules& rules, std::span<const int> counts) {
    if (rules.refill)
        return 0;
    int penalty = 0;
    bool cleared = true;
    for (const int count : counts) {
        if (count == 0)
            continue;
        penalty += leftover_penalty(rules.scoring, count);
        cleared = false;
    }
    if (!cleared)
        return -penalty;
    if (has_clear_bonus(rules.scoring))
        return clear_bonus;
    return rules.scoring == Scoring::clickomania ? 1 : 0;
}

int end_points(const Rules& rules, const Board& board) {
    std::array<int, max_colors> counts;
    for (std::size_t i = 0; i < counts.size(); ++i)
        counts[i] = board.block_count(static_cast<Color>(i + 1));
    return end_points(rules, counts);
}

} // namespace samegame
