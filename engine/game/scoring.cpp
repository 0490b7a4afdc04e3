#include "engine/game/scoring.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "engine/game/own_scoring.h"
#include "engine/game/refill.h"

namespace samegame {

namespace {

constexpr int clear_bonus = 1000;

constexpr int square(int n) {
    return n * n;
}

int bonus_of(const Scoring& scoring) {
    if (const OwnScoring* own = scoring.own())
        return own->bonus();
    switch (scoring.published()) {
    case Scoring::standard:
    case Scoring::no_penalty:
    case Scoring::lenient_penalty:
        return clear_bonus;
    case Scoring::clickomania:
        return 1;
    case Scoring::bubble_breaker:
        return 0;
    }
    return 0;
}

Formula published_formula(Scoring::Published scoring) {
    switch (scoring) {
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

/// What the `count` blocks left of one color cost; count is at least 1.
int leftover_penalty(const Scoring& scoring, int count) {
    if (const OwnScoring* own = scoring.own())
        return own->penalty(count);
    switch (scoring.published()) {
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

std::optional<Formula> points_formula(const Rules& rules) {
    return rules.scoring.own() != nullptr ? rules.scoring.own()->formula()
                                          : published_formula(rules.scoring.published());
}

int move_points(const Rules& rules, int size) {
    assert(size >= 2);
    if (const OwnScoring* own = rules.scoring.own())
        return own->points(size);
    const Formula points = published_formula(rules.scoring.published());
    return (points.square * size + points.linear) * size + points.constant;
}

// Published points grow faster than groups: f(a) + f(b) <= f(a + b) for all groups a and b.
int best_points(const Rules& rules, int count) {
    if (const OwnScoring* own = rules.scoring.own())
        return own->best_points(count);
    return count >= 2 ? move_points(rules, count) : 0;
}

bool moves_earn(const Rules& rules) {
    return best_points(rules, max_cells) > 0;
}

int cheapest_left(const Rules& rules, int least, int most) {
    const OwnScoring* own = rules.scoring.own();
    if (own == nullptr || least == 0)
        return least;
    int cheapest = least;
    for (int count = least + 1; count <= most; ++count)
        if (own->penalty(count) < own->penalty(cheapest))
            cheapest = count;
    return cheapest;
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
    return cleared ? bonus_of(rules.scoring) : -penalty;
}

int end_points(const Rules& rules, const Board& board) {
    std::array<int, max_colors> counts;
    for (std::size_t i = 0; i < counts.size(); ++i)
        counts[i] = board.block_count(static_cast<Color>(i + 1));
    return end_points(rules, counts);
}

namespace {

/// What the end earns at most: the bonus of a cleared board.
int best_end(const Rules& rules) {
    return end_points(rules, std::array<int, 0>{});
}

/// The most that up to `count` blocks of a color may cost at the end, as points of 0 or less. A
/// published cost grows with their number, except that one block costs more than two.
int worst_end(const Rules& rules, int count) {
    int worst = 0;
    if (rules.scoring.own() != nullptr)
        for (int left = 1; left <= count; ++left)
            worst = std::min(worst, end_points(rules, std::array{left}));
    else if (count > 0)
        worst = std::min(end_points(rules, std::array{1}), end_points(rules, std::array{count}));
    return worst;
}

/// Each move that is left may remove every block there is room for; the end is worth nothing.
ScoreRange range_with_refill(const Rules& rules, int cells) {
    const int moves = std::max(0, max_moves - rules.refill->moves);
    return {0, moves * best_points(rules, cells)};
}

} // namespace

// No move costs anything.
ScoreRange score_range(const Position& start) {
    const auto& [board, rules] = start;
    if (rules.refill)
        return range_with_refill(rules, board.cell_count());
    ScoreRange range{0, best_end(rules)};
    for (Color color = 1; color <= max_colors; ++color) {
        const int count = board.block_count(color);
        range.least += worst_end(rules, count);
        range.most += best_points(rules, count);
    }
    return range;
}

// Published points and costs both grow with the square, or as the count: nothing is above, or
// below, all cells in one color.
ScoreRange score_range_of_all() {
    ScoreRange all{-OwnScoring::most_points, OwnScoring::most_points};
    for (const Scoring& scoring : all_scorings()) {
        Rules rules{scoring};
        all.least = std::min(all.least, worst_end(rules, max_cells));
        all.most = std::max(all.most, best_points(rules, max_cells) + best_end(rules));
        rules.refill = Refill{};
        if (!refill_error(rules))
            all.most = std::max(all.most, range_with_refill(rules, max_cells).most);
    }
    return all;
}

} // namespace samegame
