#include "tests/support/reference_playout.h"

#include <algorithm>

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

} // namespace

ReferencePlayout reference_playout(ReferenceBoard board, const Rules& rules, Sparing sparing,
                                   double epsilon, std::uint64_t seed) {
    Rng rng(seed);
    ReferencePlayout playout;
    Color spared = pick_spared(board, sparing, rng);
    while (board.has_moves()) {
        std::uint64_t number = rng.next();
        const bool is_free = static_cast<double>(number & 0xffffffffU) < epsilon * 0x1p32;
        const auto groups = board.groups();
        std::vector<ReferenceBoard::Cells> allowed;
        for (const auto& group : groups)
            if (!is_free && board.color_at(group.front()) != spared)
                allowed.push_back(group);
        const auto corners = corners_of(allowed.empty() ? groups : allowed);
        const auto count = static_cast<std::uint32_t>(corners.size());
        std::uint32_t rank = rng.bounded(count, number);
        while (!corners[rank].second)
            rank = rng.bounded(count, rng.next());

        const Move move = canonical_move(board.group_at(corners[rank].first));
        playout.moves.push_back(move);
        playout.score += reference_move_points(rules.scoring, board.play(move, rules.gravity));
        if (sparing == Sparing::most_frequent_left)
            spared = most_frequent(board);
    }
    playout.score += reference_end_points(rules.scoring, board);
    return playout;
}

} // namespace samegame
