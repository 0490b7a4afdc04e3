#include "engine/solvers/tree/best_first.h"

#include <algorithm>
#include <atomic>

#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/search/search_team.h"
#include "engine/solvers/tree/greedy_game.h"
#include "engine/solvers/tree/position_queue.h"

namespace samegame {

namespace {

constexpr std::size_t least_taken = 32; ///< Positions taken at once.
constexpr std::size_t most_taken = 512;
constexpr std::size_t few_tasks = 8; ///< Fewer are not worth waking the other workers.

/// A child of a position that was taken; numbers count from that position.
struct Child {
    std::uint64_t hash = 0;
    Move move;
    int points = 0;
    int estimate = 0;
    int bound = 0;
    bool finished = false;
};

/// A position that was taken, and its children.
struct Taken {
    PositionQueue::Number number = 0;
    std::uint64_t seed = 0;
    Board board;
    bool expanded = false;
    int points = 0;              ///< Points of its path when its children were made.
    std::vector<Child> children; ///< Children not known yet with as many points.
    std::size_t judged = 0;      ///< Children judged, the known ones included.
};

/// A greedy game from a position that was taken.
struct Played {
    PositionQueue::Number number = 0;
    std::uint64_t seed = 0;
    MoveList moves; ///< The moves from the root.
    GreedyGame game;
    int points = 0; ///< Points of all the moves.
};

class Search {
public:
    Search(const BestFirstOptions& options, SearchTeam& team)
        : m_options(options),
          m_root(team.root()),
          m_rules(team.rules()),
          m_team(team),
          m_batch(batch_size(m_root, team.memory())),
          m_positions(bytes_for_positions(m_root, team.memory()),
                      ceiling_points(options.ceiling, m_rules, m_root)),
          m_recent(team.memory() / part_for_boards) {
        PositionQueue::Path path;
        path.bound = ceiling_points(options.ceiling, m_rules, m_root);
        path.estimate =
            options.order ? promised_points(*options.order, m_rules, m_root) : path.bound;
        m_positions.add(m_root.hash(), path);
    }

    StopReason run() {
        while (!m_team.should_stop()) {
            // 1. The best open positions.
            if (take_batch() == 0)
                return m_positions.dropped_bound() <= m_best ? StopReason::proven_optimal
                                                             : StopReason::memory_full;
            // 2. Greedy games from some, and the children of all, by all workers.
            hand_out_seeds();
            run_tasks();
            // 3. New ones become open.
            offer_games();
            if (open_batch())
                prove_bound();
        }
        return m_team.stop_reason();
    }

private:
    static constexpr std::uint64_t part_for_boards = 32;
    static constexpr std::uint64_t part_for_batch = 16;

    /// A position of a batch with its children, of which few have more than a quarter of the
    /// blocks (a vector may hold room for twice as many), and with a game from it.
    static std::uint64_t bytes_of_taken(const Board& root) {
        const auto children = static_cast<std::uint64_t>(root.block_count()) / 4;
        return sizeof(Taken) + sizeof(Played) + children * sizeof(Child);
    }

    /// The most positions taken at once; fewer only if memory is short.
    static std::size_t batch_size(const Board& root, std::uint64_t memory) {
        return static_cast<std::size_t>(std::clamp<std::uint64_t>(
            memory / part_for_batch / bytes_of_taken(root), least_taken, most_taken));
    }

    static std::uint64_t bytes_for_positions(const Board& root, std::uint64_t memory) {
        const std::uint64_t others =
            memory / part_for_boards + batch_size(root, memory) * bytes_of_taken(root);
        return memory - std::min(memory, others);
    }

    /// Takes few positions at first, then ever more, but always few beside all taken before.
    std::size_t take_batch() {
        constexpr std::uint64_t part = 8;
        const auto most = static_cast<std::size_t>(
            std::clamp<std::uint64_t>(m_taken_before / part, least_taken, m_batch.size()));
        m_taken = 0;
        while (m_taken < most) {
            const PositionQueue::Number number = m_positions.take();
            if (number == 0)
                break;
            if (m_positions.path(number).bound <= m_best) {
                m_positions.close(number);
                continue;
            }
            m_batch[m_taken].number = number;
            m_batch[m_taken].expanded = false;
            m_batch[m_taken].children.clear();
            ++m_taken;
        }
        m_taken_before += m_taken;
        return m_taken;
    }

    /// Plans games while they have cost less than the children; the cost of a game is estimated
    /// from earlier ones. Games start anywhere in the batch, since its first positions are much
    /// alike.
    void hand_out_seeds() {
        Rng& rng = m_team.lead().rng();
        m_games.clear();
        std::uint64_t cost = m_judged_in_games;
        for (std::size_t i = 0; i < m_taken; ++i)
            m_batch[i].seed = rng.next();
        while (cost <= m_judged && m_games.size() < m_taken) {
            const Taken& start = m_batch[rng.bounded(static_cast<std::uint32_t>(m_taken))];
            m_games.push_back({start.number, rng.next(), {}, {}, 0});
            cost += m_game_count == 0 ? m_judged + 1 : m_judged_in_games / m_game_count;
        }
    }

    /// A free worker takes the next game or the next position. The result does not depend on the
    /// worker.
    void run_tasks() {
        std::atomic<std::size_t> next = 0;
        const std::size_t count = m_games.size() + m_taken;
        const auto work = [&](SearchContext& context, int) {
            for (std::size_t i = next++; i < count; i = next++) {
                if (context.is_interrupted())
                    return;
                if (i < m_games.size())
                    play(context, m_games[i]);
                else
                    expand(context, m_batch[i - m_games.size()]);
            }
        };
        if (count < few_tasks)
            work(m_team.lead(), 0);
        else
            m_team.run(work);
    }

    void expand(SearchContext& context, Taken& taken) {
        const int points = m_positions.path(taken.number).points;
        taken.points = points;
        taken.board = board_of(taken.number);
        const Board& board = taken.board;
        const std::vector<Group> all = groups(board);
        for (const Group& group : all) {
            if (context.is_interrupted())
                return;
            Board after = board;
            const Board::Change change = after.remove(group, m_rules.gravity);
            Child child;
            child.hash = after.hash();
            child.points = move_points(m_rules, group.size());
            if (is_known(child.hash, points + child.points))
                continue;
            child.move = group.move();
            child.finished = !after.has_moves();
            child.bound = child.points + ceiling_points(m_options.ceiling, m_rules, after);
            child.estimate = m_options.order
                                 ? child.points + promised_points_after(*m_options.order, m_rules,
                                                                        all, after, change)
                                 : child.bound;
            taken.children.push_back(child);
        }
        taken.judged = all.size();
        Rng rng(taken.seed);
        shuffle(taken.children, rng);
        taken.expanded = true;
    }

    Board board_of(PositionQueue::Number number) const {
        MoveList moves; // back to the closest board that is known
        const Board* known = nullptr;
        while (true) {
            const PositionQueue::Path& path = m_positions.path(number);
            known = path.parent == 0 ? &m_root : m_recent.find(number, m_positions.hash(number));
            if (known != nullptr)
                break;
            moves.push_back(path.move);
            number = path.parent;
        }
        Board board = *known;
        while (!moves.empty()) {
            board.play(moves.back(), m_rules.gravity);
            moves.pop_back();
        }
        return board;
    }

    bool is_known(std::uint64_t hash, int points) const {
        const PositionQueue::Number known = m_positions.find(hash);
        return known != 0 && m_positions.path(known).points >= points;
    }

    void play(SearchContext& context, Played& played) const {
        played.moves = m_positions.moves_to(played.number);
        const Board board = board_of(played.number);
        Rng rng(played.seed);
        played.game = play_greedily(board, m_rules, m_options.games, context, rng, played.moves);
        if (played.game.finished)
            played.points = points_of(played.moves);
    }

    void offer_games() {
        for (const Played& played : m_games) {
            if (!played.game.finished)
                continue;
            m_judged_in_games += played.game.children;
            ++m_game_count;
            m_team.lead().offer_line(played.moves, played.points);
        }
        m_best = m_team.best_score();
    }

    /// Points of a finished line. The points of a position may be out of date, if a better path to
    /// one of its parents was found whose children were not opened again yet.
    int points_of(const MoveList& moves) const { return replay(m_root, m_rules, moves)->score; }

    /// Shuffles children, so that the order of equal ones does not depend on the place of their
    /// groups.
    static void shuffle(std::vector<Child>& children, Rng& rng) {
        for (std::size_t i = children.size(); i > 1; --i)
            std::swap(children[i - 1], children[rng.bounded(static_cast<std::uint32_t>(i))]);
    }

    /// Prefetches the entries of the next positions' children, which are far apart in memory.
    void prefetch_children(std::size_t i) const {
        if (i + 2 < m_taken)
            for (const Child& child : m_batch[i + 2].children)
                m_positions.prefetch_slot(child.hash);
        if (i + 1 < m_taken) {
            const int points = m_positions.path(m_batch[i + 1].number).points;
            for (const Child& child : m_batch[i + 1].children) {
                m_positions.prefetch_first(child.hash);
                m_positions.prefetch_rank(points + child.estimate);
            }
        }
    }

    /// False if the search must return.
    bool open_batch() {
        m_nodes_left = m_team.nodes_left();
        for (std::size_t i = 0; i < m_taken; ++i) {
            prefetch_children(i);
            if (!open_children(m_batch[i]))
                return false;
        }
        return true;
    }

    bool open_children(const Taken& taken) {
        // If another position of the batch has found a better path to this one, children are
        // missing that were known with fewer points than this path gives.
        if (!taken.expanded || taken.points != m_positions.path(taken.number).points) {
            m_positions.put_back(taken.number);
            return true;
        }
        m_judged += taken.judged;
        m_recent.keep(taken.number, m_positions.hash(taken.number), taken.board);
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

    /// Offers the line of a finished game.
    void offer(const PositionQueue::Path& path) {
        if (path.estimate <= m_best)
            return;
        MoveList moves = m_positions.moves_to(path.parent);
        moves.push_back(path.move);
        m_team.lead().offer_line(moves, points_of(moves));
        m_best = m_team.best_score();
    }

    bool count_node(int depth) {
        if (m_nodes_left == 0 || m_team.lead().is_interrupted())
            return false;
        --m_nodes_left;
        m_team.count_node(depth);
        return true;
    }

    /// Every line is known, or goes through a position that is open or was dropped.
    void prove_bound() {
        if (!m_options.order)
            m_team.lead().prove_bound(
                std::max({m_best, m_positions.best_estimate(), m_positions.dropped_bound()}));
    }

    const BestFirstOptions& m_options;
    const Board& m_root;
    const Rules& m_rules;
    SearchTeam& m_team;
    std::vector<Taken> m_batch;
    PositionQueue m_positions;
    RecentBoards m_recent;
    std::size_t m_taken = 0; // how many of the batch are taken
    std::uint64_t m_taken_before = 0;
    std::vector<Played> m_games;
    std::uint64_t m_judged = 0; // children judged
    std::uint64_t m_judged_in_games = 0;
    std::uint64_t m_game_count = 0;
    int m_best = SearchTeam::no_score;
    std::uint64_t m_nodes_left = 0; // while a batch is opened
};

} // namespace

StopReason BestFirstSolver::solve(SearchTeam& team) {
    return Search(m_options, team).run();
}

OptionTable<BestFirst::Options> BestFirst::option_table() {
    OptionTable<Options> table;
    table.choice(&Options::estimate, estimate_option());
    return table;
}

BestFirst::BestFirst(const Options& options)
    : BestFirstSolver({.order = options.estimate == Estimate::over_estimator
                                    ? std::nullopt
                                    : std::optional(options.estimate),
                       .games = options.estimate}) {}

OptionTable<AStar::Options> AStar::option_table() {
    OptionTable<Options> table;
    table.choice(&Options::ceiling, ceiling_option());
    return table;
}

} // namespace samegame
