#include "engine/game/transition.h"

#include "engine/game/scoring.h"

namespace samegame {

std::optional<Transition> transition(const Board& board, const Rules& rules, Move move) {
    const Group group = group_at(board, move.cell);
    if (group.empty())
        return std::nullopt;

    Transition result;
    result.before = board;
    result.after = board;
    result.after.remove(group);
    result.move = group.move();
    result.color = board.color_at(result.move.cell);
    result.points = move_points(rules, group.size());
    result.removed = group.cells();

    std::uint8_t to_column = 0;
    for (int column = 0; column < board.columns(); ++column) {
        const std::uint32_t removed = group.mask(column);
        std::uint8_t to_row = 0;
        for (int row = 0; row < board.height(column); ++row) {
            if ((removed >> row & 1U) != 0)
                continue;
            const Cell from{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            result.steps.push_back({from, {to_column, to_row}, board.color_at(from)});
            ++to_row;
        }
        if (to_row > 0)
            ++to_column;
    }
    return result;
}

} // namespace samegame
