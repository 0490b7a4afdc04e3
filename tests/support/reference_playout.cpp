#include "tests/support/reference_playout.h"

#include <algorithm>
#include <cmath>

namespace samegame {

namespace {

Color most_frequent(const ReferenceBoard& board) {
    Color most = 1;
    for (Color color = 2; color <= max_colors; ++color)
        if (board.block_count(color) > board.block_count(most))
            most = color;
    return most;
}

Color pick_spared(const ReferenceBoard& board, Sparing sparing, Rng& rng) {
    if (sparing == Sparing::none)
        return no_color;
    if (sparing != Sparing::random)
        return most_frequent(board);
    std::vector<Color> present;
    for (Color color = 1; color <= max_colors; ++color)
        if (board.block_count(color) > 0)
            present.push_back(color);
    return present.empty() ? no_color
                           : present[rng.bounded(static_cast<std::uint32_t>(present.size()))];
}

/// Neither the cell below nor the one on the left is of the group.
bool is_corner(const ReferenceBoard::Cells& group, Cell cell) {
    const auto has = [&](int column, int row) {
        const Cell at{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
        return column >= 0 && row >= 0 && std::find(group.begin(), group.end(), at) != group.end();
    };
    return !has(cell.column - 1, cell.row) && !has(cell.column, cell.row - 1);
}

/// The corners of all groups, in the order of columns from the bottom; true marks the first one of
/// its group.
std::vector<std::pair<Cell, bool>> corners_of(const std::vector<ReferenceBoard::Cells>& groups) {
    std::vector<std::pair<Cell, bool>> corners;
    for (const auto& group : groups) {
        bool first = true;
        for (const Cell cell : group) { // sorted by column, then row
            if (!is_corner(group, cell))
                continue;
            corners.emplace_back(cell, first);
            first = false;
        }
    }
    std::sort(corners.begin(), corners.end());
    return corners;
}

/// The color at `position`, 0 to 1, of the wheel, whose shares are in the order of colors.
Color spin(const std::map<Color, double>& wheel, double position) {
    double end = 0;
    for (const auto& [color, share] : wheel) {
        end += share;
        if (position < end)
            return color;
    }
    return wheel.rbegin()->first;
}

} // namespace

std::map<Color, double> roulette_probabilities(const ReferenceBoard& board,
                                               const ReferenceRoulette& roulette) {
    std::map<Color, double> counts;
    for (const auto& group : board.groups()) {
        const Color color = board.color_at(group.front());
        counts[color] = board.block_count(color);
    }
    double smallest = counts.begin()->second;
    for (const auto& [color, count] : counts)
        smallest = std::min(smallest, count);
    const double fullness =
        static_cast<double>(board.block_count()) / (board.rows() * board.columns());
    const double alpha = roulette.alpha > 0 ? roulette.alpha : 1 + roulette.beta * fullness;

    const double off = roulette.threshold > 0 ? std::min(roulette.threshold, 0.99 * smallest)
                                              : roulette.theta * smallest;
    std::map<Color, double> weights;
    double sum = 0;
    for (const auto& [color, count] : counts)
        sum += weights[color] = std::pow(count - off, alpha);
    if (weights.size() == 1)
        return {{weights.begin()->first, 1.0}};
    std::map<Color, double> probabilities;
    for (const auto& [color, weight] : weights)
        probabilities[color] = (1 - weight / sum) / static_cast<double>(weights.size() - 1);
    return probabilities;
}

ReferencePlayout reference_playout(ReferenceBoard board, const Rules& rules,
                                   const ReferencePolicy& policy, std::uint64_t seed) {
    Rng rng(seed);
    ReferencePlayout playout;
    Color spared = pick_spared(board, policy.sparing, rng);
    while (board.has_moves()) {
        std::uint64_t number = rng.next();
        const double low_half = static_cast<double>(number & 0xffffffffU) * 0x1p-32;
        const bool is_free = low_half < policy.epsilon;
        Color drawn = no_color;
        if (policy.roulette)
            drawn = spin(roulette_probabilities(board, *policy.roulette), low_half);
        const auto groups = board.groups();
        std::vector<ReferenceBoard::Cells> allowed;
        for (const auto& group : groups) {
            const Color color = board.color_at(group.front());
            if (policy.roulette ? color == drawn : !is_free && color != spared)
                allowed.push_back(group);
        }
        const auto corners = corners_of(allowed.empty() ? groups : allowed);
        const auto count = static_cast<std::uint32_t>(corners.size());
        std::uint32_t rank = rng.bounded(count, number);
        while (!corners[rank].second)
            rank = rng.bounded(count, rng.next());

        const Move move = canonical_move(board.group_at(corners[rank].first));
        playout.moves.push_back(move);
        playout.score += reference_move_points(rules.scoring, board.play(move, rules.gravity));
        if (policy.sparing == Sparing::most_frequent_left)
            spared = most_frequent(board);
    }
    playout.score += reference_end_points(rules.scoring, board);
    return playout;
}

ReferencePlayout greedy_playout(ReferenceBoard board, const Rules& rules, Rng& rng) {
    ReferencePlayout playout;
    while (board.has_moves()) {
        std::vector<ReferenceBoard::Cells> largest;
        for (const auto& group : board.groups()) {
            if (!largest.empty() && group.size() > largest.front().size())
                largest.clear();
            if (largest.empty() || group.size() == largest.front().size())
                largest.push_back(group);
        }
        const Move move =
            canonical_move(largest[rng.bounded(static_cast<std::uint32_t>(largest.size()))]);
        playout.moves.push_back(move);
        playout.score += reference_move_points(rules.scoring, board.play(move, rules.gravity));
    }
    playout.score += reference_end_points(rules.scoring, board);
    return playout;
}

} // namespace samegame
