#include "engine/game/transition.h"

#include <algorithm>

#include "engine/base/bits.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

/// The blocks of columns that have come in lie on those that fell. They come from right of the
/// board before, one behind the other.
void add_entering(Transition& move) {
    std::array<int, max_columns> fallen{}; // the height of each column before
    for (const Transition::Step& step : move.steps)
        ++fallen[step.to.column];
    for (int row = 0; row < move.after.rows(); ++row) {
        int from = move.after.columns();
        for (int column = 0; column < move.after.columns(); ++column) {
            if (row < fallen[static_cast<std::size_t>(column)] || row >= move.after.height(column))
                continue;
            const Cell to = cell_at(column, row);
            move.steps.push_back(
                {{static_cast<std::uint8_t>(from++), to.row}, to, move.after.color_at(to)});
        }
    }
}

} // namespace

std::optional<Transition> transition(const Board& board, const Rules& rules, Move move) {
    Position after{board, rules};
    if (is_over(board, rules) || play(after.board, after.rules, move) == 0)
        return std::nullopt;
    return transition_to({board, rules}, move, after.board);
}

Transition transition_to(const Position& before, Move move, const Board& after) {
    const Board& board = before.board;
    const Rules& rules = before.rules;
    const Group group = group_at(board, move.cell);
    Transition result;
    result.before = board;
    result.after = after;
    result.move = group.move();
    result.color = board.color_at(result.move.cell);
    result.points = move_points(rules, group.size());
    result.removed = group.cells();

    std::array<int, max_columns> heights; // after the fall
    for (int column = 0; column < board.columns(); ++column)
        heights[static_cast<std::size_t>(column)] =
            board.height(column) - count_bits(group.mask(column));
    // A block goes left past the columns in which nothing is left, or nothing in its row.
    const auto column_after = [&](int column, int row) {
        const int needed = rules.gravity == Gravity::pull_left ? row + 1 : 1;
        return static_cast<std::uint8_t>(
            std::count_if(heights.begin(), heights.begin() + column,
                          [needed](int height) { return height >= needed; }));
    };
    for (int column = 0; column < board.columns(); ++column) {
        const std::uint32_t removed = group.mask(column);
        std::uint8_t to_row = 0;
        for (int row = 0; row < board.height(column); ++row) {
            if ((removed >> row & 1U) != 0)
                continue;
            const Cell from = cell_at(column, row);
            const Cell to{column_after(column, to_row), to_row};
            result.steps.push_back({from, to, board.color_at(from)});
            ++to_row;
        }
    }
    add_entering(result);
    return result;
}

namespace {

/// For each cell of a board in play, where its block stood at first.
using Origins = std::array<std::array<Cell, max_rows>, max_columns>;

Origins origins_of(const Board& board) {
    Origins origins{};
    for (int column = 0; column < board.columns(); ++column)
        for (int row = 0; row < board.rows(); ++row)
            origins[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)] =
                cell_at(column, row);
    return origins;
}

} // namespace

RemovalOrder::RemovalOrder(const Board& start, const Rules& rules, std::span<const Move> moves) {
    constexpr Cell came_in{0xff, 0xff}; // the origin of a block that was not there at first
    Position now{start, rules};
    Origins origins = origins_of(start);
    std::uint16_t number = 0;
    for (const Move move : moves) {
        const auto played = transition(now.board, now.rules, move);
        if (!played)
            return;
        ++number;
        for (const Cell cell : played->removed)
            if (const Cell origin = origins[cell.column][cell.row]; origin != came_in)
                m_numbers[origin.column][origin.row] = number;
        const Origins before = origins;
        for (const auto& [from, to, color] : played->steps)
            origins[to.column][to.row] =
                start.contains(from) ? before[from.column][from.row] : came_in;
        play(now.board, now.rules, move);
    }
}

} // namespace samegame
