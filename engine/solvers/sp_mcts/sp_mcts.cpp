#include "engine/solvers/sp_mcts/sp_mcts.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/playout/cell_scan_policy.h"
#include "engine/playout/core_engine.h"
#include "engine/playout/hot_core.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/search_context.h"
#include "engine/solvers/sp_mcts/formula.h"
#include "engine/solvers/sp_mcts/selection.h"
#include "engine/solvers/sp_mcts/sp_mcts_schedule.h"
#include "engine/solvers/sp_mcts/tree.h"

namespace samegame {

namespace {

SpMctsTree::Kind kind_of_tree(const SpMctsOptions& options) {
    if (options.transpositions == SpMctsOptions::Transpositions::tree)
        return SpMctsTree::Kind::shared;
    if (options.transpositions == SpMctsOptions::Transpositions::kept)
        return SpMctsTree::Kind::kept;
    return options.rave > 0 ? SpMctsTree::Kind::extras : SpMctsTree::Kind::plain;
}

constexpr std::uint64_t part_for_fans = 4;

std::uint64_t memory_of_nodes(const SpMctsOptions& options, const SearchContext& context) {
    const std::uint64_t all = context.memory();
    return SpMctsDescent::suits(options) ? all - all / part_for_fans : all;
}

/// The playouts (4.3): the hot core plays the batch of walks together if it fits.
class Playouts {
public:
    /// Games start at `board`. All arguments must outlive this object.
    Playouts(PlayoutEngine& engine, const Board& board, const Rules& rules)
        : m_engine(engine),
          m_board(board),
          m_rules(rules),
          m_core(CoreEngine::fits(board, rules) ? engine.on_core() : nullptr) {}

    /// Whether playouts begin at SpMctsWalk::start rather than at its board.
    bool are_on_core() const { return m_core != nullptr; }

    /// Plays one playout for each walk, with its own seed: appends at least the first of its moves,
    /// and adds its points.
    void play(std::span<SpMctsWalk> walks, Rng& rng) {
        for (SpMctsWalk& walk : walks) {
            walk.selected = walk.moves.size();
            walk.seed = rng.next();
        }
        if (m_core != nullptr)
            return play_on_core(walks);
        for (SpMctsWalk& walk : walks) {
            walk.score += m_engine.play_seed(walk.board, m_rules, walk.seed, walk.moves);
            walk.length = walk.moves.size();
        }
    }

    /// Completes the moves of a walk that was played.
    void complete(SpMctsWalk& walk) {
        if (walk.moves.size() == walk.length)
            return;
        walk.moves.truncate(walk.selected);
        const Board board = board_after(m_board, m_rules, walk.moves, walk.selected);
        m_engine.play_seed(board, m_rules, walk.seed, walk.moves);
    }

private:
    void play_on_core(std::span<SpMctsWalk> walks) {
        m_games.resize(walks.size());
        for (std::size_t i = 0; i < walks.size(); ++i) {
            m_games[i].start = &walks[i].start;
            m_games[i].seed = walks[i].seed;
        }
        m_core->play_games(m_board, m_rules, m_games);
        for (std::size_t i = 0; i < walks.size(); ++i) {
            const auto count = static_cast<std::size_t>(m_games[i].move_count);
            walks[i].score += m_games[i].score;
            walks[i].length = walks[i].selected + count;
            walks[i].moves.append(
                std::span(m_games[i].moves).first(std::min(count, CoreGame::most_kept)));
        }
    }

    PlayoutEngine& m_engine;
    const Board& m_board;
    const Rules& m_rules;
    CoreEngine* m_core; ///< Null if it does not play these boards.
    std::vector<CoreGame> m_games;
};

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
          m_tree(kind_of_tree(solver.m_options), memory_of_nodes(solver.m_options, context)),
          m_selection(solver.m_options, rules, context, m_tree),
          m_playouts(*solver.m_playout, root, rules),
          m_walks(solver.m_options.batch) {
        if (SpMctsDescent::suits(m_options))
            m_descent.emplace(m_options, rules, context, m_tree,
                              m_playouts.are_on_core() ? &core_build(current_isa()) : nullptr,
                              context.memory() / part_for_fans);
        begin_game();
    }

    StopReason run() {
        while (!m_context.should_stop()) {
            if (m_schedule.is_move_over())
                play_final_move();
            if (!make_room())
                continue; // stopped
            play_batch();
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
    void play_batch() {
        // 1. Selection: down the tree while the formula decides.
        const std::span<SpMctsWalk> walks = select_walks();
        // 2. Playouts from there to the end.
        m_playouts.play(walks, m_context.rng());
        for (SpMctsWalk& walk : walks) {
            offer(walk);
            // 3. Expansion by the first position of the playout that is not in the tree.
            if (!walk.at_new_node && m_options.expansion == SpMctsOptions::Expansion::one_node)
                expand(walk);
            if (walk.path.size() + m_played.size() == walk.length + 1)
                here(walk).is_solved = true;
            // 4. Backpropagation.
            backpropagate(walk);
        }
        for (const SpMctsWalk& walk : walks)
            m_lowest = std::min(m_lowest, walk.score);
    }

    /// Selects as many walks as the options say, or fewer if less of the budget is left.
    std::span<SpMctsWalk> select_walks() {
        const std::size_t most = batch_size();
        std::size_t count = 0;
        do {
            if (count > 0)
                add_losses(m_walks[count - 1]);
            select(m_walks[count++]);
        } while (count < most && m_context.nodes_left() > 0); // one may expand many children
        return std::span(m_walks).first(count);
    }

    std::size_t batch_size() const {
        const std::uint64_t most =
            std::min({m_schedule.playouts_left(m_tree.created()), m_context.playouts_left(),
                      m_context.nodes_left(), m_tree.room() / max_moves});
        return static_cast<std::size_t>(std::clamp<std::uint64_t>(most, 1, m_walks.size()));
    }

    void select(SpMctsWalk& walk) {
        walk.moves = m_played;
        walk.path.clear();
        walk.score = m_played_points;
        walk.holds_losses = false;
        if (m_descent)
            m_descent->lead(walk);
        else
            lead_on_board(walk);
        walk.at_new_node = walk.path.size() > 1 && here(walk).statistics.visits == 0;
    }

    void lead_on_board(SpMctsWalk& walk) {
        walk.board = m_start;
        enter(walk, m_tree.root(), walk.score);
        bool at_new_node = false;
        while (!at_new_node && walk.board.has_moves()) {
            if (const std::uint32_t child = m_selection.choose_child(walk); child != 0)
                walk.score += descend(walk, child);
            else if (m_options.first_move == SpMctsOptions::FirstMove::random_cell)
                walk.score += play_random_cell(walk);
            else
                break;
            at_new_node = here(walk).statistics.visits == 0;
        }
        if (m_playouts.are_on_core())
            walk.start = core_position(walk.board);
    }

    /// Counts a loss at the nodes of a walk, until its playout's score is known.
    void add_losses(SpMctsWalk& walk) {
        walk.holds_losses = true;
        for (const SpMctsWalk::Step& step : walk.path) {
            m_tree[step.position].statistics.add_loss(m_lowest - step.points);
            if (m_descent)
                m_descent->update(step);
        }
    }

    void enter(SpMctsWalk& walk, std::uint32_t child, int points_before) {
        walk.path.push_back({m_tree.position_of(child), m_tree.is_shared() ? points_before : 0});
    }
    SpMctsNode& here(const SpMctsWalk& walk) { return m_tree[walk.path.back().position]; }

    /// Plays the move of a child of the last position on the board and enters the child. Returns
    /// the points of the move.
    int follow(SpMctsWalk& walk, std::uint32_t child) {
        const int removed = walk.board.play(m_tree[child].move, m_rules.gravity).removed;
        const int points = move_points(m_rules, removed);
        enter(walk, child, walk.path.back().points + points);
        return points;
    }

    /// Plays a move of the scan of cells within the tree, to which it may add a node.
    int play_random_cell(SpMctsWalk& walk) {
        const std::uint32_t parent = walk.path.back().position;
        const Move move = m_random_cell.choose(walk.board, m_context.rng()).move();
        const std::uint32_t known = m_tree.find_child(parent, move);
        return descend(walk, known != 0 ? known : m_selection.add_child(walk, move));
    }

    int descend(SpMctsWalk& walk, std::uint32_t child) {
        walk.moves.push_back(m_tree[child].move);
        return follow(walk, child);
    }

    /// Follows the playout's moves through the tree and adds the first position that is not there;
    /// if all are there, the start of the playout is exhausted.
    void expand(SpMctsWalk& walk) {
        const std::uint32_t start = walk.path.back().position;
        for (std::size_t i = walk.selected; i < walk.length; ++i) {
            if (i == walk.moves.size())
                m_playouts.complete(walk);
            const std::uint32_t parent = walk.path.back().position;
            if (m_descent && m_tree[parent].move_count > 0)
                return; // a walk of the same batch came to choose among its children
            const std::uint32_t known = m_tree.find_child(parent, walk.moves[i]);
            const std::uint32_t child =
                known != 0 ? known : m_selection.add_child(walk, walk.moves[i]);
            if (m_tree.has_extras())
                follow(walk, child);
            else
                enter(walk, child, 0); // the board is not needed
            if (known == 0 && m_tree[parent].untried > 0)
                --m_tree[parent].untried; // the move has a visited child now
            if (known == 0)
                return;
        }
        m_tree[start].is_exhausted = true;
    }

    void backpropagate(SpMctsWalk& walk) {
        if (m_options.rave > 0) {
            m_playouts.complete(walk);
            m_rave.set_line(m_start, m_rules, walk.moves, m_played.size());
        }
        for (std::size_t i = walk.path.size(); i-- > 0;) {
            const std::uint32_t number = walk.path[i].position;
            SpMctsNode& node = m_tree[number];
            if (walk.holds_losses && i <= walk.selected - m_played.size())
                node.statistics.take_back(m_lowest - walk.path[i].points);
            node.statistics.add(walk.score - walk.path[i].points);
            const bool is_last = i + 1 == walk.path.size();
            const bool may_be_solved = is_last ? m_tree.is_shared() // by walks of other parents
                                               : m_tree[walk.path[i + 1].position].is_solved;
            if (may_be_solved)
                node.is_solved = node.is_solved || m_selection.all_children_closed(number);
            if (m_options.rave > 0)
                count_rave(number, m_played.size() + i, walk.score - walk.path[i].points);
            if (m_descent)
                m_descent->update(walk.path[i]);
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

    void offer(SpMctsWalk& walk) {
        const auto line = [&] {
            m_playouts.complete(walk);
            return walk.moves;
        };
        if (keeps_playouts() && walk.length > 0)
            m_context.offer_playout(walk.moves.front(), walk.score, line);
        else
            m_context.count_playouts(1);
        m_context.count_walk(static_cast<int>(walk.path.size()) - 1);
        if (m_options.per_move && (!m_has_best || walk.score > m_best_score)) {
            m_has_best = true;
            m_best = line();
            m_best_score = walk.score;
        }
    }

    /// Final move selection (4.6): plays the move and begins its search.
    void play_final_move() {
        const Move move = final_move();
        m_has_best = m_options.keeps_line && m_has_best && m_best[m_played.size()] == move;
        const int removed = m_start.play(move, m_rules.gravity).removed;
        m_played.push_back(move);
        m_played_points += move_points(m_rules, removed);
        if (!m_start.has_moves())
            return end_game(m_played, m_played_points + end_points(m_rules, m_start));
        m_schedule.begin_move();
        begin_tree();
    }

    /// By top score this is the move of the game's best line. The other selections follow it too if
    /// a tree has just begun.
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

    /// Ends the first game if the budget does not suffice for it: by top score it follows the saved
    /// line, by the mean or visits it plays one more move. If that is not the end of the game, a
    /// playout, which is not counted, plays the rest.
    void end_unsearched_game() {
        const bool by_top_score = m_options.final_move == SpMctsOptions::FinalMove::top_score;
        if (by_top_score && m_has_best)
            return end_game(m_best, m_best_score);
        if (!by_top_score && m_has_best && m_is_tree_whole)
            play_final_move();
        if (m_played.empty())
            return; // nothing was searched, or the game is over
        MoveList moves = m_played;
        const int rest = m_playout.play_out(m_start, m_rules, m_context.rng(), moves);
        end_game(moves, m_played_points + rest);
    }

    /// Begins at the first move, with nothing known.
    void begin_game() {
        m_start = m_root;
        m_played.clear();
        m_played_points = 0;
        m_has_best = false;
        m_schedule.begin_move();
        begin_tree();
    }

    /// Begins a new tree if the schedule says so, and provides memory for one iteration. False if
    /// the search must return; the tree is useless then.
    bool make_room() {
        const bool is_full = !m_tree.has_room_for(max_moves);
        if (m_schedule.is_tree_over(m_tree.created()) || (is_full && !m_options.recycles)) {
            m_schedule.begin_tree();
            begin_tree();
        } else if (is_full) {
            m_is_tree_whole = m_tree.recycle([this] { return m_context.should_stop(); });
            if (m_descent)
                m_descent->forget();
        }
        if (m_descent)
            m_descent->make_room();
        return m_is_tree_whole;
    }

    void begin_tree() {
        m_tree.restart(m_start.hash());
        if (m_descent)
            m_descent->restart(m_start);
    }

    bool keeps_playouts() const { return m_options.keeps_playouts || !m_options.per_move; }

    const SpMctsOptions& m_options;
    PlayoutEngine& m_playout;
    const Board& m_root;
    const Rules& m_rules;
    SearchContext& m_context;
    SpMctsSchedule m_schedule;
    SpMctsTree m_tree;
    bool m_is_tree_whole = true; // false after recycling that was stopped
    SpMctsSelection m_selection;
    std::optional<SpMctsDescent> m_descent; // if it suits the options
    Playouts m_playouts;
    SpMctsRave m_rave;
    const CellScanPolicy m_random_cell{CellScanPolicy::Tabu::none, 0};

    Board m_start; // the start of the present search: after the moves played
    MoveList m_played;
    int m_played_points = 0;
    MoveList m_best; // the best line of the present game, in a search per move
    int m_best_score = 0;
    bool m_has_best = false;

    std::vector<SpMctsWalk> m_walks; // of a batch
    int m_lowest = 0;                // the lowest score of a playout before this batch
};

SpMcts::SpMcts(const Options& options)
    : m_options(options), m_playout(playout_engine_or_throw(options.policy)) {
    check(options);
}

StopReason SpMcts::solve(const Board& root, const Rules& rules, SearchContext& context) {
    return Search(*this, root, rules, context).run();
}

} // namespace samegame
