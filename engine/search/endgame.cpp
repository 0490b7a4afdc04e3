#include "engine/search/endgame.h"

#include <algorithm>
#include <cassert>

#include "engine/game/scoring.h"
#include "engine/search/search_context.h"

namespace samegame {

EndgameResult Endgame::solve(const Board& board, const Rules& rules, const EndgameLimits& limits) {
    using Outcome = EndgameResult::Outcome;
    if (!board.has_moves()) {
        const int points = end_points(rules, board);
        return {points > limits.floor ? Outcome::solved : Outcome::not_above, points, {}};
    }
    if (rules != m_rules || m_table.is_half_full())
        m_table.clear();
    m_rules = rules;
    m_limits = limits;
    m_children.clear();
    m_positions = 0;
    m_expanded = 0;
    const Entry root = entry_of(board);
    if (root == 0)
        return {Outcome::unsolved, ceiling_points(limits.ceiling, rules, board), {}};
    const bool complete = m_table.is_exact(root) || m_table.value(root) <= limits.floor ||
                          search(board, root, limits.floor, 0);
    const int points = m_table.value(root);
    if (points <= limits.floor)
        return {Outcome::not_above, points, {}};
    if (!complete)
        return {Outcome::unsolved, points, {}};
    return {Outcome::solved, points, best_line(board)};
}

std::optional<bool> Endgame::can_be_cleared(const Board& board, const Rules& rules,
                                            const EndgameLimits& limits) {
    Rules clearing = rules;
    clearing.scoring = Scoring::clickomania; // 1 for a cleared board, less than 0 for any other end
    EndgameLimits above_zero = limits;
    above_zero.floor = 0;
    const EndgameResult result = solve(board, clearing, above_zero);
    if (result.outcome == EndgameResult::Outcome::unsolved)
        return {};
    return result.points > 0;
}

/// The entry of a position with moves, with its ceiling if it is new; 0 if the memory is full.
Endgame::Entry Endgame::entry_of(const Board& board) {
    const auto [entry, added] = m_table.find_or_add(PositionKey(board));
    if (added) {
        ++m_positions;
        m_table.set(entry, ceiling_points(m_limits.ceiling, m_rules, board), false);
    }
    return entry;
}

/// Makes the position's value exact, or its ceiling no higher than `floor`. False if limits, memory
/// or a stop came first; all entries are right even so.
bool Endgame::search(const Board& board, Entry entry, int floor, int depth) {
    if (out_of_limits(depth))
        return false;
    ++m_expanded;
    const std::size_t first = m_children.size();
    if (!expand(board))
        return false;
    const std::size_t end = m_children.size();
    const int known_ceiling = m_table.value(entry);
    int best = EndgameLimits::no_floor;    // the best of children with exact values
    int ceiling = EndgameLimits::no_floor; // the highest ceiling of the other children
    for (std::size_t i = first; i < end && best < known_ceiling; ++i) {
        const Child child = m_children[i];
        const int wanted = std::max(best, floor);
        if (!is_exact(child) && value(child) > wanted) {
            Board next = board;
            next.play(child.move, m_rules.gravity);
            if (!search(next, child.entry, wanted - child.points, depth + 1))
                return false;
        }
        int& highest = is_exact(child) ? best : ceiling;
        highest = std::max(highest, value(child));
    }
    m_children.resize(first);
    m_table.set(entry, std::max(best, ceiling), best >= ceiling);
    return true;
}

/// Appends the children of a position, those with the highest ceilings first.
bool Endgame::expand(const Board& board) {
    const auto first = static_cast<std::ptrdiff_t>(m_children.size());
    for (const Move move : legal_moves(board)) {
        Board next = board;
        Child child{move, move_points(m_rules, next.play(move, m_rules.gravity).removed), 0};
        if (!next.has_moves()) {
            child.points += end_points(m_rules, next);
        } else {
            child.entry = entry_of(next);
            if (child.entry == 0)
                return false;
        }
        m_children.push_back(child);
    }
    std::sort(m_children.begin() + first, m_children.end(), [this](const Child& a, const Child& b) {
        return value(a) != value(b) ? value(a) > value(b) : a.move < b.move;
    });
    return true;
}

int Endgame::value(const Child& child) const {
    return child.entry == 0 ? child.points : child.points + m_table.value(child.entry);
}

bool Endgame::is_exact(const Child& child) const {
    return child.entry == 0 || m_table.is_exact(child.entry);
}

bool Endgame::out_of_limits(int depth) const {
    if (m_positions > m_limits.positions)
        return true;
    if (m_limits.context == nullptr)
        return false;
    m_limits.context->count_node(m_limits.depth + depth);
    return m_limits.context->should_stop();
}

/// Follows the exact values. Where a value is exact, so is a child's that gave it.
MoveList Endgame::best_line(const Board& board) const {
    MoveList line;
    Board position = board;
    int left = m_table.value(m_table.find(PositionKey(board)));
    while (position.has_moves()) {
        const auto [move, rest] = best_move(position, left);
        line.push_back(move);
        position.play(move, m_rules.gravity);
        left = rest;
    }
    return line;
}

/// A move whose line earns `points` from `board`, and the points of the line after this move.
std::pair<Move, int> Endgame::best_move(const Board& board, int points) const {
    const MoveList moves = legal_moves(board);
    for (const Move move : moves) {
        Board next = board;
        const int rest = points - move_points(m_rules, next.play(move, m_rules.gravity).removed);
        if (!next.has_moves()) {
            if (end_points(m_rules, next) == rest)
                return {move, rest};
            continue;
        }
        const Entry entry = m_table.find(PositionKey(next));
        if (entry != 0 && m_table.is_exact(entry) && m_table.value(entry) == rest)
            return {move, rest};
    }
    assert(false); // an exact value comes from an exact child
    return {moves.front(), 0};
}

} // namespace samegame
