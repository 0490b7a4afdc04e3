#include "engine/solvers/tree/ida_star.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/base/message.h"
#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/search/search_team.h"

namespace samegame {

namespace {

constexpr int none = std::numeric_limits<int>::min();
constexpr std::uint64_t nodes_between_looks = 256; ///< At the clock.

Move largest_group(const Board& board) {
    const std::vector<Group> all = groups(board);
    return std::ranges::max_element(all, {}, &Group::size)->move();
}

/// A game that IDA* plays move by move: it searches for each move until its share of the budget is
/// spent, and plays the first move of the path with the most points where it was cut off. The
/// program of M. Schadd, M. Winands, M. Tak & J. Uiterwijk, "Single-Player Monte-Carlo Tree Search
/// for SameGame", 2011, plays its column "IDA*" this way, with 120 seconds for each move. End
/// points count in the estimates, but not for the choice.
///
/// For one thread.
class IdaStarGame {
public:
    /// A move has one part of `game_length` of the context's share. All arguments must outlive the
    /// game.
    IdaStarGame(Ceiling ceiling, double game_length, const Board& root, const Rules& rules,
                SearchContext& context)
        : m_ceiling(ceiling),
          m_game_length(game_length),
          m_root(root),
          m_rules(rules),
          m_context(context) {}

    /// Plays the game and offers its line. If the search must return early, it plays the largest
    /// groups to the end. Returns the reason for the end: `nothing_left` if the game was searched
    /// to its end.
    StopReason play() {
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

private:
    /// The move for a position that has one.
    Move search(const Board& board) {
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

    /// Searches on from a position with `points`, unless its estimate is below the threshold.
    void iterate(const Board& board, int points, int depth) {
        if (depth > 0)
            m_context.count_node(static_cast<int>(m_moves.size()) + depth);
        if (is_move_over()) {
            if (depth > 0) // before the first move there is none to keep
                meet(points);
            return;
        }
        const int estimate = points + ceiling_points(m_ceiling, m_rules, board);
        if (estimate < m_threshold) {
            m_next = std::max(m_next, estimate);
            return meet(points);
        }
        if (!board.has_moves()) { // it reaches the threshold, which no line exceeds
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

    /// Meets the end of a path, or a point where it is cut off.
    void meet(int points) {
        if (points <= m_most)
            return;
        m_most = points;
        m_best = m_first;
    }

    bool is_move_over() {
        const std::uint64_t nodes = m_context.nodes() - m_first_node;
        const Budget& share = m_context.share();
        if (m_context.should_stop())
            m_is_over = true;
        else if (share.nodes &&
                 static_cast<double>(nodes) * m_game_length >= static_cast<double>(*share.nodes))
            m_is_over = nodes > 0;
        else if (share.time && nodes % nodes_between_looks == 0 && nodes > 0)
            m_is_over =
                (m_context.elapsed() - m_begin).count() * m_game_length >= share.time->count();
        return m_is_over;
    }

    const Ceiling m_ceiling;
    const double m_game_length;
    const Board& m_root;
    const Rules& m_rules;
    SearchContext& m_context;
    MoveList m_moves; // of the game

    // Of the present move:
    std::uint64_t m_first_node = 0;
    Seconds m_begin{0};
    Move m_first;   // of the path that is searched
    Move m_best;    // the first of the best path
    int m_most = 0; // the points of the best path
    int m_threshold = 0;
    int m_next = 0; // the highest estimate below the threshold
    bool m_is_over = false;
};

} // namespace

OptionTable<IdaStar::Options> IdaStar::option_table() {
    OptionTable<Options> table;
    table.choice(nested(&Options::search, &DepthFirstOptions::ceiling), ceiling_option());
    table.choice("threshold", &Options::doubles, {{false, "next"}, {true, "doubling"}},
                 SAMEGAME_TEXT("Engine",
                               "How far the threshold falls after each iteration: to the next "
                               "lower estimate, or until the number of positions doubles"),
                 "Schadd et al. 2011, section 3: next");
    table.boolean("table", nested(&Options::search, &DepthFirstOptions::has_table),
                  SAMEGAME_TEXT("Engine", "Remembers what was learned about a position, whatever "
                                          "the order of the moves to it and the iteration"),
                  "Schadd et al. 2011, section 3: false");
    table.real(
        "game-length", &Options::game_length, 0, max_moves,
        SAMEGAME_TEXT(
            "Engine",
            "Moves that share the budget: each has a search of its own, without threshold and "
            "table, which plays the first move of the path with the most points; 0: one search"),
        "Schadd et al. 2011, their program: 120 seconds a move");
    return table;
}

StopReason IdaStar::solve(SearchTeam& team) {
    const Board& root = team.root();
    const Rules& rules = team.rules();
    if (m_options.game_length > 0)
        return IdaStarGame(m_options.search.ceiling, m_options.game_length, root, rules,
                           team.lead())
            .play();
    DepthFirstOptions options = m_options.search;
    const int estimate = ceiling_points(options.ceiling, rules, root);
    if (m_options.doubles)
        options.cut_bounds = std::max(estimate, 0);
    DepthFirstTeam search(options, root, rules, team);
    int threshold = estimate;
    while (team.best_score() < search.proven_bound()) {
        if (const auto stop = search.search(threshold - 1))
            return *stop;
        threshold = next_threshold(search);
    }
    return StopReason::proven_optimal;
}

int IdaStar::next_threshold(const DepthFirstTeam& search) const {
    int threshold = search.proven_bound();
    const std::vector<std::uint64_t> cuts = search.cuts();
    std::uint64_t coming = 0;
    for (int bound = std::min(threshold, static_cast<int>(cuts.size()) - 1); bound >= 0; --bound) {
        threshold = bound;
        coming += cuts[static_cast<std::size_t>(bound)];
        if (coming >= search.met())
            break;
    }
    return threshold;
}

} // namespace samegame
