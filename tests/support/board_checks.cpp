#include "tests/support/board_checks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>

#include "engine/game/group.h"
#include "tests/support/board_drawing.h"

namespace samegame {

namespace {

std::string contents_error(const Board& board, const ReferenceBoard& reference) {
    if (cells_of(board) != reference.cells())
        return "contents are " + drawing(board) + ", expected " + drawing(reference);
    if (board.block_count() != reference.block_count())
        return "block count is " + std::to_string(board.block_count());
    if (board.is_cleared() != reference.is_cleared())
        return "is_cleared is wrong";
    Color most = no_color;
    for (Color color = 1; color <= max_colors; ++color) {
        const int count = reference.block_count(color);
        if (board.block_count(color) != count)
            return "block count of color " + std::to_string(color) + " is wrong";
        if (count > 0 && (most == no_color || count > reference.block_count(most)))
            most = color;
    }
    if (board.most_frequent_color() != most)
        return "most frequent color is not " + std::to_string(most);
    return {};
}

std::string columns_error(const Board& board) {
    bool met_empty = false;
    for (int column = 0; column < board.columns(); ++column) {
        const int height = board.height(column);
        if (height > 0 && met_empty)
            return "a column stands right of an empty one";
        met_empty = height == 0;
        std::array<std::uint32_t, max_colors + 1> masks{}; // of the cells of each color
        for (int row = 0; row < board.rows(); ++row) {
            const Cell cell{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            const Color color = board.color_at(cell);
            if ((color != no_color) != (row < height))
                return "column " + std::to_string(column) + " has a gap";
            masks[color] |= std::uint32_t{1} << row;
        }
        std::uint32_t occupied = 0;
        for (Color color = 1; color <= max_colors; ++color) {
            occupied |= masks[color];
            if (board.color_mask(column, color) != masks[color])
                return "color mask of column " + std::to_string(column) + " is wrong";
        }
        if (board.occupied(column) != occupied)
            return "occupied cells of column " + std::to_string(column) + " are wrong";
    }
    return {};
}

/// The corners of `board` within the group.
int corners_of(const Board& board, const Group& group) {
    int count = 0;
    for (int column = group.first_column(); column <= group.last_column(); ++column)
        count += std::popcount(board.corners(column) & group.mask(column));
    return count;
}

/// `groups` are those of the reference.
std::string links_error(const Board& board, const std::vector<ReferenceBoard::Cells>& groups) {
    std::vector<std::uint32_t> linked(static_cast<std::size_t>(board.columns()), 0);
    for (const auto& group : groups)
        for (const Cell cell : group)
            linked[cell.column] |= 1U << cell.row;
    for (int column = 0; column < board.columns(); ++column)
        if (board.linked(column) != linked[static_cast<std::size_t>(column)])
            return "linked cells of column " + std::to_string(column) + " are wrong";
    return {};
}

std::string groups_error(const Board& board, const ReferenceBoard& reference) {
    const auto found = groups(board);
    auto expected = reference.groups();
    if (found.size() != expected.size())
        return std::to_string(found.size()) + " groups, expected " +
               std::to_string(expected.size());
    const MoveList moves = legal_moves(board);
    if (moves.size() != found.size() || board.has_moves() != !found.empty())
        return "legal moves do not match the groups";

    std::vector<ReferenceBoard::Cells> cells;
    int corners = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        cells.push_back(found[i].cells());
        std::sort(cells.back().begin(), cells.back().end());
        if (found[i].size() != static_cast<int>(cells.back().size()))
            return "size of a group is not the number of its cells";
        if (found[i].move() != canonical_move(cells.back()) || moves[i] != found[i].move())
            return "move of group " + std::to_string(i) + " is not canonical";
        if (i > 0 && found[i].first_column() < found[i - 1].first_column())
            return "groups are not in the order of their leftmost columns";
        if (corners_of(board, found[i]) == 0)
            return "group " + std::to_string(i) + " has no corner";
        corners += corners_of(board, found[i]);
    }
    if (corners != board.corner_count())
        return "corner count is " + std::to_string(board.corner_count()) + ", expected " +
               std::to_string(corners);
    if (auto error = links_error(board, expected); !error.empty())
        return error;
    std::sort(cells.begin(), cells.end());
    std::sort(expected.begin(), expected.end());
    return cells == expected ? std::string() : "groups differ";
}

/// A board that was played to must be the one that is made from its cells.
std::string rebuilt_error(const Board& board) {
    const Board rebuilt(board.rows(), board.columns(), max_colors, cells_of(board));
    if (!(rebuilt == board) || rebuilt.hash() != board.hash())
        return "the board made from the same cells is not equal or has another hash";
    for (int column = 0; column < board.columns(); ++column)
        if (rebuilt.corners(column) != board.corners(column))
            return "corners of column " + std::to_string(column) + " are wrong";
    return {};
}

} // namespace

std::string board_error(const Board& board, const ReferenceBoard& reference) {
    if (auto error = contents_error(board, reference); !error.empty())
        return error;
    if (auto error = columns_error(board); !error.empty())
        return error;
    if (auto error = groups_error(board, reference); !error.empty())
        return error;
    return rebuilt_error(board);
}

std::string transition_error(const Transition& transition) {
    const Board& before = transition.before;
    const Board& after = transition.after;
    std::bitset<std::size_t{max_columns} * max_rows> from;
    std::bitset<std::size_t{max_columns} * max_rows> to;
    const auto place_of = [](Cell cell) { return std::size_t{cell.column} * max_rows + cell.row; };
    for (const Cell cell : transition.removed) {
        from.set(place_of(cell));
        if (before.color_at(cell) != transition.color)
            return "a removed cell is not of the group's color";
    }
    for (const Transition::Step& step : transition.steps) {
        if (from.test(place_of(step.from)) || to.test(place_of(step.to)))
            return "two steps leave or reach the same cell";
        from.set(place_of(step.from));
        to.set(place_of(step.to));
        if (before.color_at(step.from) != step.color || after.color_at(step.to) != step.color)
            return "a step moves a block to a cell of another color";
        if (step.to.column > step.from.column || step.to.row > step.from.row)
            return "a block moves up or right";
    }
    if (static_cast<int>(from.count()) != before.block_count())
        return "blocks are neither removed nor kept";
    if (static_cast<int>(to.count()) != after.block_count())
        return "blocks come from nowhere";
    return {};
}

std::string change_error(const Board& before, const Board& after, Board::Change change) {
    if (change.removed != before.block_count() - after.block_count())
        return "the number of removed blocks is wrong";
    for (int column = 0; column < before.columns(); ++column) {
        if (column >= change.first && column <= change.last)
            continue;
        if (before.corners(column) != after.corners(column) ||
            before.linked(column) != after.linked(column))
            return "column " + std::to_string(column) + " changed, but the move does not say so";
        for (Color color = 1; color <= max_colors; ++color)
            if (before.color_mask(column, color) != after.color_mask(column, color))
                return "blocks of column " + std::to_string(column) +
                       " changed, but the move does not say so";
    }
    return {};
}

} // namespace samegame
