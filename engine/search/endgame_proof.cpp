#include "engine/search/endgame_proof.h"

#include <algorithm>
#include <array>

#include "engine/game/played_line.h"
#include "engine/game/scoring.h"
#include "engine/search/search_context.h"

namespace samegame {

namespace {

constexpr std::uint64_t first_limit = 1000; ///< Positions of one end.

/// No line that leaves a block scores more.
int ceiling_without_clearing(const Rules& rules, const Board& board) {
    const int bonus = end_points(rules, std::array{0});
    return ceiling_points(Ceiling::plain, rules, board) - bonus;
}

} // namespace

EndgameProof::EndgameProof(const Board& root, const Rules& rules, const EndgameGoal& goal,
                           std::uint64_t bytes, SearchContext& context)
    : m_root(root), m_rules(rules), m_goal(goal), m_context(context), m_endgame(bytes) {
    m_context.prove_bound(ceiling_points(goal.ceiling, rules, root));
}

void EndgameProof::offer(const MoveList& moves) {
    const int score = replay(m_root, m_rules, moves).value().score;
    if (score > m_best_score) {
        m_best_score = score;
        m_best = moves;
    }
    if (m_goal.counts_visits)
        m_context.offer_improvement(moves, score);
    else
        m_context.offer_uncounted(moves, score);
}

EndgameProof::Progress EndgameProof::search_back(const MoveList& line, std::uint64_t limit) {
    const PlayedLine played = PlayedLine::of({m_root, m_rules}, line).value();
    if (m_goal.clears && played.line().cleared)
        return Progress::done;
    int ceiling = EndgameLimits::no_floor; // of the last position that was searched
    for (std::size_t kept = line.size(); kept-- > 0;) {
        if (m_context.should_stop())
            return Progress::stopped;
        const int floor = m_goal.clears ? 0 : m_context.best_score() - played.scores()[kept];
        const EndgameResult result = solve(played.positions()[kept].board, floor, kept, limit);
        if (result.outcome == EndgameResult::Outcome::unsolved)
            return m_context.should_stop() ? Progress::stopped : Progress::going_on;
        ceiling = result.points;
        if (result.outcome == EndgameResult::Outcome::not_above)
            continue;
        MoveList moves = line;
        moves.truncate(kept);
        moves.append(result.moves);
        offer(moves);
        if (m_goal.clears)
            return Progress::done;
    }
    // The proof is the result of the search of the root, not the score of a line.
    if (m_goal.clears) {
        m_context.prove_unclearable();
        ceiling = std::max(ceiling_without_clearing(m_rules, m_root), m_context.best_score());
    }
    m_context.prove_bound(ceiling);
    return Progress::done;
}

EndgameProof::Progress
EndgameProof::search_lines(const std::function<std::optional<MoveList>()>& next_line,
                           int lines_per_limit, std::uint64_t most) {
    constexpr std::uint64_t highest_limit = std::uint64_t{1} << 40;
    std::uint64_t limit = first_limit;
    for (int number = 1; m_positions < most; ++number) {
        const std::optional<MoveList> line = next_line();
        if (!line)
            break;
        if (number % lines_per_limit == 0)
            limit = std::min(2 * limit, highest_limit);
        const Progress progress = search_back(*line, std::min(limit, most - m_positions));
        if (progress != Progress::going_on)
            return progress;
    }
    return Progress::going_on;
}

EndgameResult EndgameProof::solve(const Board& board, int floor, std::size_t depth,
                                  std::uint64_t limit) {
    Rules rules = m_rules;
    if (m_goal.clears)
        rules.scoring = Scoring::clickomania; // 1 for a cleared board, else less than 0
    const EndgameLimits limits{.positions = limit,
                               .floor = floor,
                               .context = &m_context,
                               .depth = static_cast<int>(depth),
                               .ceiling = m_goal.ceiling};
    EndgameResult result = m_endgame.solve(board, rules, limits);
    m_positions += m_endgame.positions();
    return result;
}

EndgameProof::Progress EndgameProof::value_first_moves(std::uint64_t limit) {
    bool are_all_valued = true;
    for (const Move move : legal_moves(m_root)) {
        are_all_valued = is_valued(move, limit) && are_all_valued;
        if (m_context.should_stop())
            return Progress::stopped;
    }
    return are_all_valued ? Progress::done : Progress::going_on;
}

/// Only lines that are better than the best one known after this move are searched for.
bool EndgameProof::is_valued(Move move, std::uint64_t limit) {
    if (m_context.is_exact_after(move))
        return true;
    Board board = m_root;
    const int points = move_points(m_rules, board.play(move, m_rules.gravity).removed);
    const std::optional<int> known = m_context.best_after(move);
    const int floor = known ? *known - points : EndgameLimits::no_floor;
    const EndgameResult result = solve(board, floor, 1, limit);
    if (result.outcome == EndgameResult::Outcome::unsolved)
        return false;
    if (result.outcome == EndgameResult::Outcome::solved) {
        MoveList moves;
        moves.push_back(move);
        moves.append(result.moves);
        offer(moves);
    }
    m_context.prove_first_move(move, points + result.points);
    return true;
}

} // namespace samegame
