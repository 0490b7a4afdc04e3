#include "engine/solvers/sp_mcts/sp_mcts.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/base/shared_value.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/playout/cell_scan_policy.h"
#include "engine/playout/core_engine.h"
#include "engine/playout/hot_core.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/search_team.h"
#include "engine/solvers/sp_mcts/formula.h"
#include "engine/solvers/sp_mcts/playouts.h"
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

std::uint64_t memory_of_nodes(const SpMctsOptions& options, std::uint64_t all) {
    return SpMctsDescent::suits(options) ? all - all / part_for_fans : all;
}

/// One search by one or several threads: the tree and the game that it is for. All threads grow the
/// tree, one at a time: whoever uses this object holds its mutex, but plays its playouts without;
/// where fans lead the walks, also what is already there is walked, and its statistics are counted,
/// without it. What makes nodes useless (a new tree, recycling, the next move) waits until no walk
/// is under way.
class SpMctsSearch {
public:
    /// `contexts` are those of all threads; a policy that is `on_core` plays on the hot core.
    SpMctsSearch(const SpMctsOptions& options, const Board& root, const Rules& rules,
                 std::span<SearchContext> contexts, bool on_core)
        : m_options(options),
          m_root(root),
          m_rules(rules),
          m_contexts(contexts),
          m_memory(sum_of_shares(contexts).memory),
          m_schedule(options, contexts),
          m_tree(kind_of_tree(options), memory_of_nodes(options, m_memory)) {
        if (SpMctsDescent::suits(options))
            m_descent.emplace(options, rules, m_tree,
                              on_core ? &core_build(current_isa()) : nullptr,
                              m_memory / part_for_fans, has_other_threads() ? &m_mutex : nullptr);
        begin_game();
    }

    /// Ends the first game if the budget does not suffice for it: by top score it follows the saved
    /// line, by the mean or visits it plays one more move. If that is not the end of the game, a
    /// playout, which is not counted, plays the rest. No thread searches any more.
    void end_unsearched_game(SearchContext& context, PlayoutEngine& engine) {
        for (const SearchContext& each : m_contexts)
            if (each.has_line())
                return;
        const bool by_top_score = m_options.final_move == SpMctsOptions::FinalMove::top_score;
        if (by_top_score && m_has_best)
            return end_game(m_best, m_best_score, context);
        if (!by_top_score && m_has_best && m_is_tree_whole)
            play_final_move(context);
        if (m_played.empty())
            return; // nothing was searched, or the game is over
        MoveList moves = m_played;
        const int rest = engine.play_out(m_start, m_rules, context.rng(), moves);
        end_game(moves, m_played_points + rest, context);
    }

private:
    friend class SpMctsWorker;
    using Lock = std::unique_lock<std::mutex>;

    /// Turns to the next game, move or tree where it is time, and provides memory for one
    /// iteration. False if the search must return; the tree may be useless then.
    bool prepare(Lock& lock, SearchContext& context) {
        if (wait_until_quiet(lock)) {
            if (is_solved())
                end_solved_game(context);
            else if (m_schedule.is_move_over())
                play_final_move(context);
            if (!m_is_over)
                make_room(context);
        }
        return !m_is_over;
    }

    /// Ends the game if every line after the moves played was played. True if that is every line of
    /// the board.
    bool is_proven(Lock& lock, SearchContext& context) {
        if (is_solved() && wait_until_quiet(lock) && is_solved())
            end_solved_game(context);
        return m_is_proven;
    }

    /// Walks for which there is room and budget, `most` or fewer; they are under way from now on.
    std::size_t begin_walks(const SearchContext& context, std::size_t most) {
        const std::uint64_t granted =
            std::min({m_schedule.playouts_left(m_tree.created()), context.playouts_left(),
                      context.nodes_left(), m_tree.room() / max_moves - m_walks_under_way});
        const auto count = static_cast<std::size_t>(std::clamp<std::uint64_t>(granted, 1, most));
        m_walks_under_way += count;
        return count;
    }
    void end_walks(std::size_t count) {
        m_walks_under_way -= count;
        if (m_walks_under_way == 0)
            m_quiet.notify_all();
    }

    /// Makes all threads return: a thread failed, and may have left the tree in parts.
    void fail() {
        m_is_over = true;
        m_quiet.notify_all();
    }

    bool needs_quiet() const {
        return is_solved() || m_schedule.is_move_over() ||
               m_schedule.is_tree_over(m_tree.created()) ||
               !m_tree.has_room_for(max_moves * (m_walks_under_way + 1)) ||
               (m_descent && m_descent->is_nearly_full());
    }

    /// Waits until no walk is under way, if that is needed. False if it is not, or no longer.
    bool wait_until_quiet(Lock& lock) {
        while (!m_is_over && needs_quiet()) {
            if (m_walks_under_way == 0)
                return true;
            m_quiet.wait(lock);
        }
        return false;
    }

    bool is_solved() const { return m_tree[m_tree.root()].is_solved; }

    /// Whether walks of other threads may be under way.
    bool has_other_threads() const { return m_contexts.size() > 1; }
    /// Whether several threads walk the tree at a time.
    bool is_shared() const { return m_descent && has_other_threads(); }

    /// Final move selection (4.6): plays the move and begins its search.
    void play_final_move(SearchContext& context) {
        const Move move = final_move();
        m_has_best = m_options.keeps_line && m_has_best && m_best[m_played.size()] == move;
        const int removed = m_start.play(move, m_rules.gravity).removed;
        m_played.push_back(move);
        m_played_points += move_points(m_rules, removed);
        if (!m_start.has_moves())
            return end_game(m_played, m_played_points + end_points(m_rules, m_start), context);
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

    void end_game(const MoveList& moves, int score, SearchContext& context) {
        if (!keeps_playouts())
            context.offer_line(moves, score);
        begin_game();
    }

    void end_solved_game(SearchContext& context) {
        m_is_proven = m_played.empty();
        m_is_over = m_is_proven;
        if (m_options.per_move)
            end_game(m_best, m_best_score, context);
        m_quiet.notify_all();
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

    /// Begins a new tree if the schedule says so, and provides memory for one iteration. If that is
    /// stopped, the tree is useless and the search is over.
    void make_room(SearchContext& context) {
        const bool is_full = !m_tree.has_room_for(max_moves);
        if (m_schedule.is_tree_over(m_tree.created()) || (is_full && !m_options.recycles)) {
            m_schedule.begin_tree();
            begin_tree();
        } else if (is_full) {
            m_is_tree_whole = m_tree.recycle([&context] { return context.should_stop(); });
            m_is_over = !m_is_tree_whole;
            if (m_descent)
                m_descent->forget();
        }
        if (m_descent)
            m_descent->make_room();
    }

    void begin_tree() {
        m_tree.restart(m_start.hash());
        if (m_descent)
            m_descent->restart(m_start);
    }

    bool keeps_playouts() const { return m_options.keeps_playouts || !m_options.per_move; }

    const SpMctsOptions& m_options;
    const Board& m_root;
    const Rules& m_rules;
    const std::span<SearchContext> m_contexts;
    const std::uint64_t m_memory;

    std::mutex m_mutex; // guards everything below, and the counts of playouts and nodes of contexts
    std::condition_variable m_quiet; // no walk is under way, or the search is over
    std::size_t m_walks_under_way = 0;
    bool m_is_over = false; // all threads must return
    bool m_is_proven = false;
    SpMctsSchedule m_schedule;
    SpMctsTree m_tree;
    bool m_is_tree_whole = true;            // false after recycling that was stopped
    std::optional<SpMctsDescent> m_descent; // if it suits the options
    std::atomic<int> m_lowest = 0;          // the lowest score of a playout before this batch

    MoveList m_best; // the best line of the present game, in a search per move
    int m_best_score = 0;
    bool m_has_best = false;

    Board m_start; // the start of the present search: after the moves played. As the two below, it
    MoveList m_played; // changes only while no walk is under way, so that walks may read it
    int m_played_points = 0;
};

/// A thread of a search: the walk through the tree, again and again.
class SpMctsWorker {
public:
    SpMctsWorker(SpMctsSearch& search, SearchContext& context, PlayoutEngine& engine)
        : m_search(search),
          m_options(search.m_options),
          m_rules(search.m_rules),
          m_context(context),
          m_tree(search.m_tree),
          m_descent(search.m_descent),
          m_played(search.m_played),
          m_selection(m_options, m_rules, context, m_tree),
          m_playouts(engine, search.m_root, m_rules),
          m_walks(m_options.batch) {}

    StopReason run() {
        try {
            while (m_context.granted_playouts(m_walks.size()) > 0) {
                SpMctsSearch::Lock lock(m_search.m_mutex);
                if (!m_search.prepare(lock, m_context))
                    break;
                const std::size_t most = m_search.begin_walks(m_context, m_walks.size());
                if (m_is_shared)
                    lock.unlock();
                // 1. Selection: down the tree while the formula decides.
                const std::span<SpMctsWalk> walks = select_walks(most);
                if (!m_is_shared)
                    lock.unlock();
                // 2. Playouts from there to the end.
                m_playouts.play(walks, m_context.rng());
                lock.lock();
                take(walks, lock);
                m_search.end_walks(most);
                if (m_search.is_proven(lock, m_context))
                    return StopReason::proven_optimal;
            }
        } catch (...) {
            const SpMctsSearch::Lock lock(m_search.m_mutex);
            m_search.fail();
            throw;
        }
        return m_context.stop_reason();
    }

private:
    void take(std::span<SpMctsWalk> walks, SpMctsSearch::Lock& lock) {
        for (SpMctsWalk& walk : walks) {
            offer(walk);
            if (m_search.m_is_over)
                continue; // another thread failed
            // 3. Expansion by the first position of the playout that is not in the tree, while the
            // budget lasts: a walk of a batch may have made a node on its way down.
            if (!walk.at_new_node && m_options.expansion == SpMctsOptions::Expansion::one_node &&
                m_context.nodes_left() > 0)
                expand(walk);
            if (walk.path.size() + m_played.size() == walk.length + 1)
                store_shared(here(walk).is_solved, true);
            // 4. Backpropagation.
            backpropagate(walk, lock);
        }
        for (const SpMctsWalk& walk : walks)
            m_search.m_lowest = std::min(m_search.m_lowest.load(), walk.score);
    }

    /// Selects `most` walks, or fewer if less of the budget is left.
    std::span<SpMctsWalk> select_walks(std::size_t most) {
        std::size_t count = 0;
        do {
            if (count > 0)
                add_losses(m_walks[count - 1]);
            select(m_walks[count++]);
        } while (count < most && m_context.nodes_left() > 0); // one may expand many children
        if (m_search.has_other_threads())
            add_losses(m_walks[count - 1]);
        return std::span(m_walks).first(count);
    }

    void select(SpMctsWalk& walk) {
        walk.moves = m_played;
        walk.path.clear();
        walk.score = m_search.m_played_points;
        walk.holds_losses = false;
        if (m_descent)
            m_descent->lead(walk, m_context);
        else
            lead_on_board(walk);
        walk.at_new_node = walk.path.size() > 1 && load_shared(here(walk).statistics.visits) == 0;
    }

    void lead_on_board(SpMctsWalk& walk) {
        walk.board = m_search.m_start;
        enter(walk, m_tree.root(), walk.score);
        const std::uint64_t nodes_before = m_context.nodes();
        bool at_new_node = false;
        while (!at_new_node && walk.board.has_moves()) {
            if (const std::uint32_t child = m_selection.choose_child(walk); child != 0)
                walk.score += descend(walk, child);
            else if (m_options.first_move == SpMctsOptions::FirstMove::random_cell)
                walk.score += play_random_cell(walk);
            else
                break;
            at_new_node = here(walk).statistics.visits == 0;
            // A new node may share a position that is known. A walk goes on from there, but has
            // room for all children of one position alone.
            if (m_context.nodes_left() == 0 ||
                (m_options.expansion == SpMctsOptions::Expansion::all_children &&
                 m_context.nodes() > nodes_before))
                break;
        }
        if (m_playouts.are_on_core())
            walk.start = core_position(walk.board);
    }

    /// Counts losses at the nodes of a walk, until its playout's score is known.
    void add_losses(SpMctsWalk& walk) {
        walk.holds_losses = true;
        walk.loss = m_search.m_lowest;
        for (const SpMctsWalk::Step& step : walk.path) {
            SpMctsStatistics losses;
            losses.add_loss(walk.loss - step.points, m_options.virtual_loss);
            count(m_tree[step.position].statistics, losses);
            if (m_descent)
                m_descent->update(step);
        }
    }

    void count(SpMctsStatistics& statistics, const SpMctsStatistics& change) const {
        if (m_is_shared)
            statistics.add_shared(change);
        else
            statistics.add(change);
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
                return; // another walk on its way came to choose among its children
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

    /// What it holds the mutex for when fans lead several threads: the last step, since its node
    /// may be new, and what is solved.
    void backpropagate(SpMctsWalk& walk, SpMctsSearch::Lock& lock) {
        if (m_options.rave > 0) {
            m_playouts.complete(walk);
            m_rave.set_line(m_search.m_start, m_rules, walk.moves, m_played.size());
        }
        for (std::size_t i = walk.path.size(); i-- > 0;) {
            const std::uint32_t number = walk.path[i].position;
            SpMctsNode& node = m_tree[number];
            SpMctsStatistics change;
            change.add(walk.score - walk.path[i].points);
            if (walk.holds_losses && i <= walk.selected - m_played.size())
                change.take_back(walk.loss - walk.path[i].points, m_options.virtual_loss);
            count(node.statistics, change);
            const bool is_last = i + 1 == walk.path.size();
            const bool may_be_solved =
                is_last ? m_tree.is_shared() // by walks of other parents
                        : load_shared(m_tree[walk.path[i + 1].position].is_solved);
            if (may_be_solved && !load_shared(node.is_solved)) {
                if (!lock.owns_lock())
                    lock.lock();
                if (m_selection.all_children_closed(number))
                    store_shared(node.is_solved, true);
            }
            if (m_options.rave > 0)
                count_rave(number, m_played.size() + i, walk.score - walk.path[i].points);
            if (m_descent)
                m_descent->update(walk.path[i]);
            if (m_is_shared && lock.owns_lock())
                lock.unlock();
        }
        if (!lock.owns_lock())
            lock.lock();
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
        if (m_search.keeps_playouts() && walk.length > 0)
            m_context.offer_playout(walk.moves.front(), walk.score, line);
        else
            m_context.count_playouts(1);
        m_context.count_walk(static_cast<int>(walk.path.size()) - 1);
        if (m_options.per_move && (!m_search.m_has_best || walk.score > m_search.m_best_score)) {
            m_search.m_has_best = true;
            m_search.m_best = line();
            m_search.m_best_score = walk.score;
        }
    }

    SpMctsSearch& m_search;
    const SpMctsOptions& m_options;
    const Rules& m_rules;
    SearchContext& m_context;
    SpMctsTree& m_tree;
    std::optional<SpMctsDescent>& m_descent;
    const MoveList& m_played;
    const bool m_is_shared = m_search.is_shared();
    SpMctsSelection m_selection;
    SpMctsPlayouts m_playouts;
    SpMctsRave m_rave;
    const CellScanPolicy m_random_cell{CellScanPolicy::Tabu::none, 0};
    std::vector<SpMctsWalk> m_walks; // of a batch
};

bool plays_on_core(PlayoutEngine& engine, const Board& root, const Rules& rules) {
    return SpMctsPlayouts(engine, root, rules).are_on_core();
}

/// Root parallelization: a thread with its own trees.
class SpMctsAlone final : public SoloSolver {
public:
    explicit SpMctsAlone(const SpMctsOptions& options)
        : m_options(options), m_engine(playout_engine_or_throw(options.policy)) {}

    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override {
        SpMctsSearch search(m_options, root, rules, std::span(&context, 1),
                            plays_on_core(*m_engine, root, rules));
        const StopReason reason = SpMctsWorker(search, context, *m_engine).run();
        if (reason != StopReason::proven_optimal)
            search.end_unsearched_game(context, *m_engine);
        return reason;
    }

private:
    const SpMctsOptions m_options;
    const std::unique_ptr<PlayoutEngine> m_engine;
};

/// Tree parallelization: all threads grow one tree.
class SpMctsTogether final : public Solver {
public:
    explicit SpMctsTogether(SpMctsOptions options) : m_options(std::move(options)) { add_engine(); }

    StopReason solve(SearchTeam& team) override {
        while (m_engines.size() < static_cast<std::size_t>(team.size()))
            add_engine();
        PlayoutEngine& first = *m_engines.front();
        SpMctsSearch search(m_options, team.root(), team.rules(), team.contexts(),
                            plays_on_core(first, team.root(), team.rules()));
        std::atomic<bool> is_proven = false;
        team.run([&](SearchContext& context, int worker) {
            SpMctsWorker thread(search, context, *m_engines[static_cast<std::size_t>(worker)]);
            if (thread.run() == StopReason::proven_optimal)
                is_proven = true;
            context.publish();
        });
        if (is_proven)
            return StopReason::proven_optimal;
        search.end_unsearched_game(team.lead(), first);
        return team.stop_reason();
    }

private:
    void add_engine() { m_engines.push_back(playout_engine_or_throw(m_options.policy)); }

    const SpMctsOptions m_options;
    std::vector<std::unique_ptr<PlayoutEngine>> m_engines; // one for each thread
};

} // namespace

SpMcts::SpMcts(const Options& options) {
    check(options);
    if (options.parallel == Options::Parallel::root)
        m_threads = solvers_apart<SpMctsAlone>(options);
    else
        m_threads = std::make_unique<SpMctsTogether>(options);
}

StopReason SpMcts::solve(SearchTeam& team) {
    return m_threads->solve(team);
}

} // namespace samegame
