#include "engine/game/line.h"

#include <algorithm>
#include <string>

#include "engine/game/scoring.h"

namespace samegame {

Result<Line> replay(const Board& start, const Rules& rules, std::span<const Move> moves) {
    Line line;
    Board board = start;
    for (const Move move : moves) {
        const Group group = group_at(board, move.cell);
        if (group.empty()) {
            const auto number = static_cast<int>(line.moves.size()) + 1;
            return Error{
                {SAMEGAME_TEXT("EngineError", "move %1 at %2 names no group of two or more blocks"),
                 number, to_string(to_notation(move, start.rows()))},
                number,
                0};
        }
        line.moves.push_back(group.move());
        line.score += move_points(rules, group.size());
        board.remove(group, rules.gravity);
    }
    line.finished = !board.has_moves();
    line.cleared = board.is_cleared();
    if (line.finished)
        line.score += end_points(rules, board);
    return line;
}

Board board_after(const Board& start, const Rules& rules, std::span<const Move> moves,
                  std::size_t count) {
    Board board = start;
    for (const Move move : moves.first(std::min(count, moves.size())))
        board.play(move, rules.gravity);
    return board;
}

std::vector<Board> boards_along(const Board& start, const Rules& rules,
                                std::span<const Move> moves) {
    std::vector<Board> boards{start};
    boards.reserve(moves.size() + 1);
    for (const Move move : moves) {
        boards.push_back(boards.back());
        boards.back().play(move, rules.gravity);
    }
    return boards;
}

std::vector<int> scores_along(const Board& start, const Rules& rules, std::span<const Move> moves) {
    std::vector<int> scores{0};
    Board board = start;
    for (const Move move : moves)
        scores.push_back(scores.back() +
                         move_points(rules, board.play(move, rules.gravity).removed));
    if (!board.has_moves())
        scores.back() += end_points(rules, board);
    return scores;
}

} // namespace samegame
