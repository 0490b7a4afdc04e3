#include "engine/solvers/sp_mcts/sp_mcts.h"

#include <limits>

#include "engine/game/scoring.h"
#include "engine/playout/policies/cell_scan_policy.h"
#include "engine/playout/policies/policy_registry.h"
#include "engine/search/search_context.h"
#include "engine/solvers/sp_mcts/rave.h"
#include "engine/solvers/sp_mcts/schedule.h"
#include "engine/solvers/sp_mcts/selection.h"
#include "engine/solvers/sp_mcts/tree.h"

namespace samegame {

namespace {

SpMctsTree::Kind kind_of_tree(const SpMctsOptions& options) {
    switch (options.transpositions) {
    case SpMctsOptions::Transpositions::none:
        return options.rave > 0 ? SpMctsTree::Kind::extras : SpMctsTree::Kind::plain;
    case SpMctsOptions::Transpositions::tree:
        return SpMctsTree::Kind::shared;
    case SpMctsOptions::Transpositions::kept:
        return SpMctsTree::Kind::kept;
    }
    return SpMctsTree::Kind::plain;
}

} // namespace

/// One search: the walk through the tree, again and again.
class SpMcts::Search {
public:
    Search(SpMcts& solver, const Board& root, const Rules& rules, SearchContext& context)
        : m_options(solver.m_options),
          m_playout(*solver.m_playout),
          m_root(root),
          m_rules(rules),
          m_context(context),
          m_schedule(solver.m_options, context),
          m_tree(kind_of_tree(solver.m_options), context.memory()),
          m_selection(solver.m_options, rules, context, m_tree) {
        begin_game();
    }

    StopReason run() {
        while (!m_context.should_stop()) {
            if (m_schedule.is_move_over())
                play_final_move();
            if (!make_room())
                continue; // told to stop
            iterate();
            if (!m_tree[m_tree.root()].is_solved)
                continue;
            // Nothing is left to find after the moves played.
            const bool is_proven = m_played.empty();
            if (m_options.per_move)
                end_game(m_best, m_best_score);
            if (is_proven)
                return StopReason::proven_optimal;
        }
        if (!m_context.has_line())
            end_unsearched_game();
        return m_context.stop_reason();
    }

private:
    void iterate() {
        // 1. Selection: down the tree as long as the formula decides.
        m_walk.board = m_start;
        m_walk.moves = m_played;
        m_walk.path.clear();
        int score = m_played_points;
        bool at_new_node = false;
        enter(m_tree.root(), score);
        while (!at_new_node && m_walk.board.has_moves()) {
            if (here().statistics.visits >= m_options.threshold)
                score += descend();
            else if (m_options.first_move == SpMctsOptions::FirstMove::random_cell)
                score += play_random_cell();
            else
                break;
            at_new_node = here().statistics.visits == 0;
        }
        // 2. Playout from there to the end.
        const std::size_t played = m_walk.moves.size();
        score += m_playout.play_out(m_walk.board, m_rules, m_context.rng(), m_walk.moves);
        offer(score);
        // 3. Expansion by the first position of the playout that is not in the tree.
        if (!at_new_node && m_options.expansion == SpMctsOptions::Expansion::one_node)
            expand(played);
        if (m_walk.path.size() + m_played.size() == m_walk.moves.size() + 1)
            here().is_solved = true;
        // 4. Backpropagation.
        backpropagate(score);
    }

    void enter(std::uint32_t child, int points_before) {
        m_walk.path.push_back({m_tree.position_of(child), m_tree.is_shared() ? points_before : 0});
    }
    SpMctsNode& here() { return m_tree[m_walk.path.back().position]; }

    /// Plays the move of a child of the last position on the board and enters the child. Returns
    /// the points of the move.
    int follow(std::uint32_t child) {
        const int removed = m_walk.board.play(m_tree[child].move, m_rules.gravity).removed;
        const int points = move_points(m_rules, removed);
        enter(child, m_walk.path.back().points + points);
        return points;
    }

    /// Plays a move of the scan of cells into the tree, which it may add a node to.
    int play_random_cell() {
        const std::uint32_t parent = m_walk.path.back().position;
        const Move move = m_random_cell.choose(m_walk.board, m_context.rng()).move();
        const std::uint32_t known = m_tree.find_child(parent, move);
        const std::uint32_t child = known != 0 ? known : m_selection.add_child(m_walk, move);
        m_walk.moves.push_back(move);
        return follow(child);
    }

    int descend() {
        const std::uint32_t child = m_selection.choose_child(m_walk);
        m_walk.moves.push_back(m_tree[child].move);
        return follow(child);
    }

    /// Follows the playout's moves through the tree and adds the first position that is not there.
    void expand(std::size_t played) {
        for (std::size_t i = played; i < m_walk.moves.size(); ++i) {
            const std::uint32_t parent = m_walk.path.back().position;
            const std::uint32_t known = m_tree.find_child(parent, m_walk.moves[i]);
            const std::uint32_t child =
                known != 0 ? known : m_selection.add_child(m_walk, m_walk.moves[i]);
            if (m_tree.has_extras())
                follow(child);
            else
                enter(child, 0); // nobody asks for the board
            if (known == 0 && m_tree[parent].untried > 0)
                --m_tree[parent].untried; // only shared positions are visited so often before
            if (known == 0)
                return;
        }
    }

    void backpropagate(int score) {
        if (m_options.rave > 0)
            m_rave.set_line(m_start, m_rules, m_walk.moves, m_played.size());
        for (std::size_t i = m_walk.path.size(); i-- > 0;) {
            const std::uint32_t number = m_walk.path[i].position;
            SpMctsNode& node = m_tree[number];
            node.statistics.add(score - m_walk.path[i].points);
            if (i + 1 < m_walk.path.size() && m_tree[m_walk.path[i + 1].position].is_solved)
                node.is_solved = node.is_solved || m_selection.all_children_closed(number);
            if (m_options.rave > 0)
                count_rave(number, m_played.size() + i, score - m_walk.path[i].points);
        }
    }

    /// Counts the playout for each child whose move it plays, now or later.
    void count_rave(std::uint32_t parent, std::size_t place, int score) {
        for (std::uint32_t i = m_tree[parent].first_child; i != 0; i = m_tree[i].next_sibling) {
            SpMctsExtras& extras = m_tree.extras(i);
            if (!m_rave.plays(extras.code, place))
                continue;
            extras.rave_sum += score;
            ++extras.rave_visits;
        }
    }

    void offer(int score) {
        if (keeps_playouts())
            m_context.offer(m_walk.moves, score);
        else
            m_context.count_playouts(1);
        if (m_options.per_move && (!m_has_best || score > m_best_score)) {
            m_has_best = true;
            m_best = m_walk.moves;
            m_best_score = score;
        }
    }

    /// Final move selection (4.6): plays the move and begins its search.
    void play_final_move() {
        const Move move = final_move();
        m_has_best = m_has_best && m_best[m_played.size()] == move;
        const int removed = m_start.play(move, m_rules.gravity).removed;
        m_played.push_back(move);
        m_played_points += move_points(m_rules, removed);
        if (!m_start.has_moves())
            return end_game(m_played, m_played_points + end_points(m_rules, m_start));
        m_schedule.begin_move();
        m_tree.restart(m_start.hash());
    }

    /// By top score this is the move of the game's best line. The other selections follow it too
    /// where a tree has just begun.
    Move final_move() const {
        const std::uint32_t root = m_tree.root();
        Move best = m_best[m_played.size()];
        double best_value = -std::numeric_limits<double>::infinity();
        if (m_options.final_move == SpMctsOptions::FinalMove::top_score)
            return best;
        for (std::uint32_t i = m_tree[root].first_child; i != 0; i = m_tree[i].next_sibling) {
            const SpMctsStatistics& child = m_tree[m_tree.position_of(i)].statistics;
            if (child.visits == 0)
                continue;
            const int points = m_tree.is_shared() ? m_tree.extras(i).points : 0;
            const double value = m_options.final_move == SpMctsOptions::FinalMove::mean
                                     ? child.mean() + points
                                     : child.visits;
            if (value > best_value) {
                best_value = value;
                best = m_tree[i].move;
            }
        }
        return best;
    }

    void end_game(const MoveList& moves, int score) {
        if (!keeps_playouts())
            m_context.offer_line(moves, score);
        begin_game();
    }

    /// Ends the first game where the budget does not suffice for it: by top score the saved line is
    /// followed; by the mean or visits one more move, and a playout, which is not counted, plays
    /// the rest.
    void end_unsearched_game() {
        if (m_options.final_move == SpMctsOptions::FinalMove::top_score) {
            if (m_has_best)
                end_game(m_best, m_best_score);
            return;
        }
        if (m_has_best && m_is_tree_whole)
            play_final_move();
        if (m_played.empty())
            return; // nothing was searched, or the game is over
        m_walk.board = m_start;
        m_walk.moves = m_played;
        const int score = m_played_points +
                          m_playout.play_out(m_walk.board, m_rules, m_context.rng(), m_walk.moves);
        end_game(m_walk.moves, score);
    }

    /// Begins at the first move, with nothing known.
    void begin_game() {
        m_start = m_root;
        m_played.clear();
        m_played_points = 0;
        m_has_best = false;
        m_schedule.begin_move();
        m_tree.restart(m_start.hash());
    }

    /// Begins a new tree where the schedule says so, and sees to memory for one iteration. False if
    /// the search must return, which leaves the tree of no use.
    bool make_room() {
        const bool is_full = !m_tree.has_room_for(max_moves);
        if (m_schedule.is_tree_over(m_tree.created()) || (is_full && !m_options.recycles)) {
            m_schedule.begin_tree();
            m_tree.restart(m_start.hash());
        } else if (is_full) {
            m_is_tree_whole = m_tree.recycle([this] { return m_context.should_stop(); });
        }
        return m_is_tree_whole;
    }

    bool keeps_playouts() const { return m_options.keeps_playouts || !m_options.per_move; }

    const SpMctsOptions& m_options;
    PlayoutEngine& m_playout;
    const Board& m_root;
    const Rules& m_rules;
    SearchContext& m_context;
    SpMctsSchedule m_schedule;
    SpMctsTree m_tree;
    bool m_is_tree_whole = true; // false after recycling that was told to stop
    SpMctsSelection m_selection;
    SpMctsRave m_rave;
    const CellScanPolicy m_random_cell{CellScanPolicy::Tabu::none, 0};

    Board m_start; // where the present search starts: after the moves played
    MoveList m_played;
    int m_played_points = 0;
    MoveList m_best; // the best line of the present game, in a search per move
    int m_best_score = 0;
    bool m_has_best = false;

    SpMctsWalk m_walk;
};

SpMcts::SpMcts(const Options& options)
    : m_options(options), m_playout(playout_engine_or_throw(options.policy)) {}

SpMcts::~SpMcts() = default;

StopReason SpMcts::solve(const Board& root, const Rules& rules, SearchContext& context) {
    return Search(*this, root, rules, context).run();
}

} // namespace samegame
