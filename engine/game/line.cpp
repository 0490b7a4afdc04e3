#include "engine/game/line.h"

#include <algorithm>

#include "engine/game/refill.h"
#include "engine/game/scoring.h"

namespace samegame {

MoveList joined(std::span<const Move> first, std::span<const Move> second) {
    MoveList moves;
    moves.append(first);
    moves.append(second);
    return moves;
}

Result<Line> replay(const Board& start, const Rules& rules, std::span<const Move> moves) {
    Line line;
    Position position{start, rules};
    Board& board = position.board;
    for (const Move move : moves) {
        const Group group = is_over(board, position.rules) ? Group() : group_at(board, move.cell);
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
        refill_after_move(board, position.rules);
    }
    line.finished = is_over(board, position.rules);
    line.cleared = board.is_cleared();
    if (line.finished)
        line.score += end_points(rules, board);
    return line;
}

Board board_after(const Board& start, const Rules& rules, std::span<const Move> moves,
                  std::size_t count) {
    return position_after({start, rules}, moves, count).board;
}

Position position_after(Position start, std::span<const Move> moves, std::size_t count) {
    for (const Move move : moves.first(std::min(count, moves.size())))
        play(start.board, start.rules, move);
    return start;
}

LargestGroup largest_group(Position start, std::span<const Move> moves) {
    LargestGroup largest;
    for (const Move move : moves) {
        const Color color = start.board.color_at(move.cell);
        const int size = play(start.board, start.rules, move);
        if (size > largest.size)
            largest = {size, color};
    }
    return largest;
}

std::vector<Position> positions_along(const Position& start, std::span<const Move> moves) {
    std::vector<Position> positions{start};
    positions.reserve(moves.size() + 1);
    for (const Move move : moves) {
        positions.push_back(positions.back());
        play(positions.back().board, positions.back().rules, move);
    }
    return positions;
}

std::vector<int> scores_along(const Board& start, const Rules& rules, std::span<const Move> moves) {
    std::vector<int> scores{0};
    Position now{start, rules};
    for (const Move move : moves)
        scores.push_back(scores.back() + move_points(rules, play(now.board, now.rules, move)));
    if (is_over(now.board, now.rules))
        scores.back() += end_points(rules, now.board);
    return scores;
}

} // namespace samegame
