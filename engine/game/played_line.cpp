#include "engine/game/played_line.h"

#include <algorithm>

#include "engine/game/refill.h"
#include "engine/game/scoring.h"

namespace samegame {

PlayedLine::PlayedLine(const Position& start) : m_positions{start}, m_scores{0} {
    judge();
}

Result<PlayedLine> PlayedLine::of(const Position& start, std::span<const Move> moves) {
    PlayedLine played(start);
    if (const auto error = played.go_to(moves))
        return *error;
    return played;
}

Transition PlayedLine::last_transition() const {
    return transition_to(m_positions[m_positions.size() - 2], m_line.moves.back(),
                         position().board);
}

bool PlayedLine::play(Move move) {
    Position next = position();
    const Group group = m_line.finished ? Group() : group_at(next.board, move.cell);
    if (group.empty())
        return false;
    m_line.moves.push_back(group.move());
    m_scores.push_back(m_scores.back() + move_points(next.rules, group.size()));
    next.board.remove(group, next.rules.gravity);
    refill_after_move(next.board, next.rules);
    m_positions.push_back(next);
    judge();
    return true;
}

void PlayedLine::take_back() {
    m_line.moves.pop_back();
    m_positions.pop_back();
    m_scores.pop_back();
    judge();
}

/// What the line comes to. Only the last position of a line is one at its end, so no other score
/// has end points.
void PlayedLine::judge() {
    const auto& [board, rules] = position();
    m_line.finished = is_over(board, rules);
    m_line.cleared = board.is_cleared();
    if (m_line.finished)
        m_scores.back() += end_points(rules, board);
    m_line.score = m_scores.back();
}

std::optional<Error> PlayedLine::go_to(std::span<const Move> moves) {
    const auto parting = std::ranges::mismatch(moves, m_line.moves).in1;
    const auto common = static_cast<std::size_t>(parting - moves.begin());
    while (m_line.moves.size() > common)
        take_back();
    for (const Move move : moves.subspan(common))
        if (!play(move))
            return replay(start().board, start().rules, moves).error();
    return std::nullopt;
}

void PlayedLine::fold() {
    m_positions.resize(1);
    m_scores.resize(1);
}

void PlayedLine::unfold() {
    if (m_positions.size() <= m_line.moves.size())
        *this = of(start(), m_line.moves).value();
}

} // namespace samegame
