#include "engine/search/best_first_search.h"

#include <algorithm>
#include <limits>

#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/search/greedy_game.h"
#include "engine/search/position_queue.h"
#include "engine/search/search_team.h"

namespace samegame {

namespace {

constexpr std::size_t batch_size = 32; ///< Positions taken at once.

/// A child of a position that was taken; numbers count from that position.
struct Child {
    std::uint64_t hash = 0;
    Move move;
    int points = 0;
    int estimate = 0;
    int bound = 0;
    bool finished = false;
};

/// A position that was taken, and what became of it.
struct Taken {
    PositionQueue::Number number = 0;
    bool expanded = false;
    std::vector<Child> children;
};

class Search {
public:
    Search(const BestFirstOptions& options, const Board& root, const Rules& rules, SearchTeam& team)
        : m_options(options),
          m_root(root),
          m_rules(rules),
          m_team(team),
          m_positions(team.lead().memory() * static_cast<std::uint64_t>(team.size()),
                      ceiling_points(options.ceiling, rules, root)),
          m_workers(static_cast<std::size_t>(team.size())),
          m_batch(batch_size) {
        PositionQueue::Path path;
        path.bound = ceiling_points(options.ceiling, rules, root);
        path.estimate = options.order ? promised_points(*options.order, rules, root) : path.bound;
        m_positions.add(root.hash(), path);
    }

    StopReason run() {
        while (!must_stop()) {
            // 1. The best open positions.
            m_best = best_score();
            if (take_batch() == 0)
                return m_positions.dropped_bound() <= m_best ? StopReason::proven_optimal
                                                             : StopReason::memory_full;
            // 2. Their children, by all workers.
            m_team.run([&](SearchContext& context, int worker) { expand_share(context, worker); });
            // 3. New ones become open.
            for (std::size_t i = 0; i < m_taken; ++i)
                if (!open_children(m_batch[i]))
                    return m_reason;
            prove_bound();
        }
        return m_reason;
    }

private:
    /// What a worker did, in children judged.
    struct Worker {
        std::uint64_t expanded = 0;
        std::uint64_t played = 0; ///< In greedy games.
    };

    std::size_t take_batch() {
        m_taken = 0;
        while (m_taken < batch_size) {
            const PositionQueue::Number number = m_positions.take();
            if (number == 0)
                break;
            if (m_positions.path(number).bound <= m_best) {
                m_positions.close(number);
                continue;
            }
            m_batch[m_taken].number = number;
            m_batch[m_taken].expanded = false;
            ++m_taken;
        }
        return m_taken;
    }

    void expand_share(SearchContext& context, int worker) {
        for (auto i = static_cast<std::size_t>(worker); i < m_taken; i += m_workers.size()) {
            if (context.should_stop())
                return;
            m_batch[i].children.clear();
            expand(context, m_workers[static_cast<std::size_t>(worker)], m_batch[i]);
        }
    }

    void expand(SearchContext& context, Worker& worker, Taken& taken) {
        MoveList moves = m_positions.moves_to(taken.number);
        const Board board = board_after(m_root, m_rules, moves, moves.size());
        if (worker.played <= worker.expanded)
            play_greedily_from(board, moves, context, worker);
        const std::vector<Group> all = groups(board);
        for (const Group& group : all) {
            if (context.should_stop())
                return;
            Board after = board;
            const Board::Change change = after.remove(group, m_rules.gravity);
            Child child;
            child.hash = after.hash();
            child.move = group.move();
            child.points = move_points(m_rules, group.size());
            child.finished = !after.has_moves();
            child.bound = child.points + ceiling_points(m_options.ceiling, m_rules, after);
            child.estimate = m_options.order
                                 ? child.points + promised_points_after(*m_options.order, m_rules,
                                                                        all, after, change)
                                 : child.bound;
            taken.children.push_back(child);
        }
        shuffle(taken.children, context.rng());
        worker.expanded += taken.children.size();
        taken.expanded = true;
    }

    void play_greedily_from(const Board& board, MoveList& moves, SearchContext& context,
                            Worker& worker) const {
        const std::size_t start = moves.size();
        const GreedyGame game = play_greedily(board, m_rules, m_options.games, context, moves);
        worker.played += game.children;
        if (game.finished)
            context.offer_line(moves, points_of(moves, start) + game.score);
        moves.truncate(start);
    }

    /// Points of the first moves of a line. Those of a position may be out of date: a better path
    /// to one of its parents was found, whose children were not opened again yet.
    int points_of(const MoveList& moves, std::size_t count) const {
        return replay(m_root, m_rules, std::span(moves.begin(), count))->score;
    }

    /// Which of equal children comes first must not depend on where its group lies.
    static void shuffle(std::vector<Child>& children, Rng& rng) {
        for (std::size_t i = children.size(); i > 1; --i)
            std::swap(children[i - 1], children[rng.bounded(static_cast<std::uint32_t>(i))]);
    }

    /// False if the search must return.
    bool open_children(const Taken& taken) {
        if (!taken.expanded) {
            m_positions.put_back(taken.number);
            return true;
        }
        const PositionQueue::Path parent = m_positions.path(taken.number);
        for (const Child& child : taken.children) {
            PositionQueue::Path path;
            path.parent = taken.number;
            path.move = child.move;
            path.depth = static_cast<std::uint16_t>(parent.depth + 1);
            path.points = parent.points + child.points;
            path.estimate = parent.points + child.estimate;
            path.bound = parent.points + child.bound;
            if (!open(child, path))
                return false;
        }
        m_positions.close(taken.number);
        return true;
    }

    bool open(const Child& child, const PositionQueue::Path& path) {
        const PositionQueue::Number known = m_positions.find(child.hash);
        if (known != 0 && m_positions.path(known).points >= path.points)
            return true;
        if (known == 0 && !count_node(path.depth))
            return false;
        if (child.finished)
            offer(path);
        else if (known != 0)
            m_positions.improve(known, path);
        else if (path.bound > m_best)
            m_positions.add(child.hash, path);
        return true;
    }

    /// The line of a finished game.
    void offer(const PositionQueue::Path& path) {
        if (path.estimate <= m_best)
            return;
        MoveList moves = m_positions.moves_to(path.parent);
        moves.push_back(path.move);
        m_team.lead().offer_line(moves, points_of(moves, moves.size()));
        m_best = best_score();
    }

    /// Nodes are charged to the workers in turn, so that their even shares are used up at the same
    /// node.
    bool count_node(int depth) {
        if (must_stop())
            return false;
        m_team.context(next_charged()).count_node(depth);
        ++m_nodes;
        return true;
    }

    bool must_stop() {
        SearchContext& context = m_team.context(next_charged());
        if (!context.should_stop())
            return false;
        m_reason = context.stop_reason();
        return true;
    }

    int next_charged() const {
        return static_cast<int>(m_nodes % static_cast<std::uint64_t>(m_team.size()));
    }

    int best_score() {
        int best = std::numeric_limits<int>::min();
        for (int i = 0; i < m_team.size(); ++i)
            if (m_team.context(i).has_line())
                best = std::max(best, m_team.context(i).best_score());
        return best;
    }

    /// Every line goes through an open position, or one that was dropped, or is known.
    void prove_bound() {
        if (!m_options.order)
            m_team.lead().prove_bound(
                std::max({best_score(), m_positions.best_estimate(), m_positions.dropped_bound()}));
    }

    const BestFirstOptions& m_options;
    const Board& m_root;
    const Rules& m_rules;
    SearchTeam& m_team;
    PositionQueue m_positions;
    std::vector<Worker> m_workers;
    std::vector<Taken> m_batch;
    std::size_t m_taken = 0; // of the batch
    int m_best = std::numeric_limits<int>::min();
    std::uint64_t m_nodes = 0;
    StopReason m_reason = StopReason::budget_spent;
};

} // namespace

StopReason best_first_search(const BestFirstOptions& options, const Board& root, const Rules& rules,
                             SearchTeam& team) {
    return Search(options, root, rules, team).run();
}

} // namespace samegame
