#include "engine/game/refill.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "engine/base/rng.h"

namespace samegame {

namespace {

/// The place of the next block in a row: after all columns, or after the row's own blocks.
int first_free(const Board& board, int row, int used, Gravity gravity) {
    if (gravity == Gravity::shift)
        return used;
    int column = 0;
    while (column < used && board.height(column) > row)
        ++column;
    return column;
}

/// The limit that a refill exceeds, if any.
std::optional<Message> limit_error(const Refill& refill) {
    if (refill.color_count < 1 || refill.color_count > max_colors)
        return Message(
            SAMEGAME_TEXT("EngineError", "columns of %1 colors cannot come in: expected 1 to %2"),
            refill.color_count, max_colors);
    if (refill.moves < 0 || refill.moves > max_moves)
        return Message(SAMEGAME_TEXT("EngineError",
                                     "a game with refill cannot be %1 moves old: expected 0 to %2"),
                       refill.moves, max_moves);
    const int most_columns = most_refill_columns(refill.moves);
    if (refill.columns < 0 || refill.columns > most_columns)
        return Message(
            SAMEGAME_TEXT("EngineError",
                          "%1 columns cannot have come in after %2 moves: expected 0 to %3"),
            refill.columns, refill.moves, most_columns);
    return std::nullopt;
}

} // namespace

FixedVector<Color, max_rows> refill_column(const Refill& refill, int number, int rows) {
    Rng rng = Rng(refill.seed).split(static_cast<std::uint64_t>(number));
    FixedVector<Color, max_rows> cells;
    for (int row = 0; row < rows; ++row)
        cells.push_back(
            static_cast<Color>(rng.bounded(static_cast<std::uint32_t>(refill.color_count)) + 1));
    return cells;
}

int play(Board& board, Rules& rules, Move move) {
    const int removed = board.play(move, rules.gravity).removed;
    if (removed > 0)
        refill_after_move(board, rules);
    return removed;
}

void refill_after_move(Board& board, Rules& rules) {
    if (!rules.refill)
        return;
    Refill& refill = *rules.refill;
    ++refill.moves;
    const int used = board.used_columns();
    const int entering = board.columns() - used;
    assert(refill.moves <= max_moves &&
           refill.columns + entering <= most_refill_columns(refill.moves));
    if (entering == 0)
        return;
    std::vector<Color> cells = cells_of(board);
    for (int i = 0; i < entering; ++i) {
        const auto column = refill_column(refill, refill.columns++, board.rows());
        for (int row = 0; row < board.rows(); ++row)
            cells[static_cast<std::size_t>((board.rows() - 1 - row) * board.columns() +
                                           first_free(board, row, used, rules.gravity) + i)] =
                column[static_cast<std::size_t>(row)];
    }
    board = Board(board.rows(), board.columns(), std::max(board.color_count(), refill.color_count),
                  cells);
}

bool is_over(const Board& board, const Rules& rules) {
    return !board.has_moves() || (rules.refill && rules.refill->moves >= max_moves);
}

Position new_game(const Board& board, Rules rules) {
    if (rules.refill)
        rules.refill = Refill{rules.refill->seed, std::max(1, board.color_count()), 0, 0};
    return {board, rules};
}

std::optional<Message> refill_error(const Rules& rules) {
    if (!rules.refill)
        return std::nullopt;
    if (rules.scoring.own() != nullptr)
        return Message(SAMEGAME_TEXT("EngineError", "there is no refill under rules of one's own"));
    if (rules.scoring != Scoring::clickomania)
        return limit_error(*rules.refill);
    return Message(SAMEGAME_TEXT("EngineError",
                                 "there is no refill under clickomania rules: their aim is an "
                                 "empty board, and with refill no board stays empty"));
}

Rules without_refill(Rules rules) {
    rules.refill.reset();
    return rules;
}

} // namespace samegame
