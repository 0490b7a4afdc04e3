#include "engine/solvers/tree/ida_star_game.h"

#include <algorithm>
#include <limits>

#include "engine/game/group.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

constexpr int none = std::numeric_limits<int>::min();
constexpr std::uint64_t nodes_between_looks = 256; ///< At the clock.

Move largest_group(const Board& board) {
    const std::vector<Group> all = groups(board);
    return std::max_element(all.begin(), all.end(),
                            [](const Group& a, const Group& b) { return a.size() < b.size(); })
        ->move();
}

} // namespace

StopReason IdaStarGame::play() {
    Board board = m_root;
    int score = 0;
    bool is_searched = true;
    while (board.has_moves()) {
        is_searched = is_searched && !m_context.should_stop();
        const Move move = is_searched ? search(board) : largest_group(board);
        score += move_points(m_rules, board.play(move, m_rules.gravity).removed);
        m_moves.push_back(move);
    }
    m_context.offer_line(m_moves, score + end_points(m_rules, board));
    return is_searched ? StopReason::nothing_left : m_context.stop_reason();
}

/// The move for a position that has one.
Move IdaStarGame::search(const Board& board) {
    m_first_node = m_context.nodes();
    m_begin = m_context.elapsed();
    m_best = legal_moves(board).front();
    m_most = none;
    m_is_over = false;
    m_threshold = ceiling_points(m_ceiling, m_rules, board);
    while (!m_is_over) {
        m_next = none;
        iterate(board, 0, 0);
        if (m_next == none)
            break; // all lines are known
        m_threshold = m_next;
    }
    return m_best;
}

/// Goes on from a position with so many points, unless its estimate is below the threshold.
void IdaStarGame::iterate(const Board& board, int points, int depth) {
    if (depth > 0)
        m_context.count_node(static_cast<int>(m_moves.size()) + depth);
    if (is_move_over())
        return meet(points);
    const int estimate = points + ceiling_points(m_ceiling, m_rules, board);
    if (estimate < m_threshold) {
        m_next = std::max(m_next, estimate);
        return meet(points);
    }
    if (!board.has_moves()) { // it reaches the threshold, which no line is above
        m_most = none;
        meet(points);
        m_is_over = true;
        return;
    }
    for (const Move move : legal_moves(board)) {
        if (depth == 0)
            m_first = move;
        Board next = board;
        const int removed = next.play(move, m_rules.gravity).removed;
        iterate(next, points + move_points(m_rules, removed), depth + 1);
        if (m_is_over)
            return;
    }
}

/// A way that is cut off, or at its end.
void IdaStarGame::meet(int points) {
    if (points <= m_most)
        return;
    m_most = points;
    m_best = m_first;
}

bool IdaStarGame::is_move_over() {
    const std::uint64_t nodes = m_context.nodes() - m_first_node;
    const Budget& share = m_context.share();
    if (m_context.should_stop())
        m_is_over = true;
    else if (share.nodes &&
             static_cast<double>(nodes) * m_game_length >= static_cast<double>(*share.nodes))
        m_is_over = nodes > 0;
    else if (share.time && nodes % nodes_between_looks == 0 && nodes > 0)
        m_is_over = (m_context.elapsed() - m_begin).count() * m_game_length >= share.time->count();
    return m_is_over;
}

} // namespace samegame
