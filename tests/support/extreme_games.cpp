#include "tests/support/extreme_games.h"

#include <algorithm>

#include "engine/game/group.h"
#include "engine/game/refill.h"

using namespace samegame;

namespace {

Board one_color() {
    return Board(max_rows, max_columns, 1, std::vector<Color>(max_cells, 1));
}

/// Two colors, or with refill nine, whose single group is in the upper left corner.
Board chessboard() {
    std::vector<Color> cells(max_cells);
    for (int cell = 0; cell < max_cells; ++cell)
        cells[static_cast<std::size_t>(cell)] =
            static_cast<Color>(1 + (cell / max_columns + cell % max_columns) % 2);
    cells[0] = 2;
    return Board(max_rows, max_columns, 2, cells);
}

/// Plays the largest group, or the smallest, until the game is over.
GameRecord played(const Board& board, const Rules& rules, bool takes_largest) {
    GameRecord record;
    record.start = new_game(board, rules);
    MoveList moves;
    Position position = record.start;
    while (!is_over(position.board, position.rules)) {
        const MoveList legal = legal_moves(position.board);
        const auto size_of = [&](const Move& move) {
            return group_at(position.board, move.cell).size();
        };
        const auto [smallest, largest] = std::ranges::minmax_element(legal, {}, size_of);
        moves.push_back(takes_largest ? *largest : *smallest);
        play(position.board, position.rules, moves.back());
    }
    record.line = replay(record.start.board, record.start.rules, moves).value();
    return record;
}

} // namespace

std::vector<ExtremeGame> extreme_games() {
    std::vector<ExtremeGame> games;
    for (Rules rules : all_rules())
        for (const bool refills : {false, true}) {
            if (refills)
                rules.refill = Refill{.seed = 7};
            if (refill_error(rules))
                continue;
            const std::string name = std::string(name_of(rules.scoring)) + ", " +
                                     std::string(name_of(rules.gravity)) +
                                     (refills ? ", refill" : "");
            games.push_back({name + ": highest", played(one_color(), rules, true), true});
            games.push_back({name + ": lowest", played(chessboard(), rules, false), false});
        }
    return games;
}
