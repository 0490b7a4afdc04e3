#include "engine/game/scoring.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "engine/game/refill.h"

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

namespace {

/// What `count` blocks earn if they go as one group.
int points_of(const Rules& rules, int count) {
    return count >= 2 ? move_points(rules, count) : 0;
}

/// What the end earns at most: the bonus of a cleared board.
int best_end(const Rules& rules) {
    return end_points(rules, std::array<int, 0>{});
}

/// The most that up to `count` blocks of a color may cost at the end, as points of 0 or less. The
/// cost grows with their number, except that one block costs more than two.
int worst_end(const Rules& rules, int count) {
    if (count == 0)
        return 0;
    return std::min(end_points(rules, std::array{1}), end_points(rules, std::array{count}));
}

/// Each move that is left may remove every block there is room for; the end is worth nothing.
ScoreRange range_with_refill(const Rules& rules, int cells) {
    const int moves = std::max(0, max_moves - rules.refill->moves);
    return {0, moves * points_of(rules, cells)};
}

} // namespace

// Points grow faster than groups: f(a) + f(b) <= f(a + b) for all groups a and b, so that the
// blocks of a color earn at most what they would as one group. No move costs anything.
ScoreRange score_range(const Position& start) {
    const auto& [board, rules] = start;
    if (rules.refill)
        return range_with_refill(rules, board.cell_count());
    ScoreRange range{0, best_end(rules)};
    for (Color color = 1; color <= max_colors; ++color) {
        const int count = board.block_count(color);
        range.least += worst_end(rules, count);
        range.most += points_of(rules, count);
    }
    return range;
}

// Points and costs both grow with the square, or as the count: nothing is above, or below, all
// cells in one color.
ScoreRange score_range_of_all() {
    ScoreRange all;
    for (const Scoring scoring : all_scorings()) {
        Rules rules{scoring};
        all.least = std::min(all.least, worst_end(rules, max_cells));
        all.most = std::max(all.most, points_of(rules, max_cells) + best_end(rules));
        rules.refill = Refill{};
        if (!refill_error(rules))
            all.most = std::max(all.most, range_with_refill(rules, max_cells).most);
    }
    return all;
}

} // namespace samegame
