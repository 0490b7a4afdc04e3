#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/board.h"
#include "engine/game/position.h"

namespace samegame {

/// The same blocks with room for more: an empty row, or an empty column.
inline Board roomier(const Board& board, int more_rows, int more_columns) {
    const std::vector<Color> old = cells_of(board);
    const auto columns = static_cast<std::ptrdiff_t>(board.columns());
    std::vector<Color> cells(static_cast<std::size_t>(more_rows * (columns + more_columns)));
    for (auto row = old.begin(); row != old.end(); row += columns) {
        cells.insert(cells.end(), row, row + columns);
        cells.insert(cells.end(), static_cast<std::size_t>(more_columns), no_color);
    }
    return {board.rows() + more_rows, board.columns() + more_columns, board.color_count(), cells};
}

/// Positions that differ from the first in the one member that names them, and from each other;
/// those in which columns come in from `refill`.
inline std::vector<std::pair<std::string, Position>> different_positions(const Board& board) {
    const auto with = [&](Refill refill) {
        return Position{board, {Scoring::standard, Gravity::shift, refill}};
    };
    Board played = board;
    for (int column = 0; played == board; ++column)
        played.play({{static_cast<std::uint8_t>(column), 0}}, Gravity::shift);
    return {
        {"standard", {board, {}}},
        {"no penalty", {board, {.scoring = Scoring::no_penalty}}},
        {"lenient penalty", {board, {.scoring = Scoring::lenient_penalty}}},
        {"bubble breaker", {board, {.scoring = Scoring::bubble_breaker}}},
        {"clickomania", {board, {.scoring = Scoring::clickomania}}},
        {"pull left", {board, {.gravity = Gravity::pull_left}}},
        {"refill", with({})},
        {"seed", with({.seed = 1})},
        {"high bit of the seed", with({.seed = 1ULL << 63})},
        {"colors of columns", with({.color_count = 4})},
        {"columns that came in", with({.columns = 1})},
        {"moves made", with({.moves = 1})},
        {"blocks", {played, {}}},
        {"rows", {roomier(board, 1, 0), {}}},
        {"columns", {roomier(board, 0, 1), {}}},
    };
}

/// Any rules whose numbers are few, so that many agree in all but one.
inline Rules rules_of_few_numbers(Rng& rng) {
    const auto number = [&](std::uint32_t end) { return static_cast<int>(rng.bounded(end)); };
    Rules rules;
    rules.scoring = all_scorings()[rng.bounded(5)];
    rules.gravity = all_gravities()[rng.bounded(2)];
    if (number(2) == 1 && rules.scoring != Scoring::clickomania) // whose aim is an empty board
        rules.refill = Refill{rng.bounded(2), 4 + number(2), number(2), number(2)};
    return rules;
}

} // namespace samegame
