#pragma once

#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/line.h"
#include "engine/solvers/beam_layers.h"
#include "engine/solvers/beam_limits.h"
#include "engine/solvers/beam_path.h"
#include "engine/solvers/beam_search.h"
#include "engine/solvers/beam_selection.h"
#include "engine/solvers/beam_team.h"

namespace samegame {

/// One search of BeamSearch, on the positions that suit the board.
template <class Generator>
class BeamRun {
public:
    BeamRun(const BeamSearch::Options& options, const Board& root, const Rules& rules,
            SearchTeam& team)
        : m_options(options),
          m_root(root),
          m_rules(rules),
          m_team(team),
          m_evaluation(options.judge, rules, root, options.weights, options.uncleared_penalty),
          m_limits(options, root, team.memory()),
          m_trail(m_limits.trail_entries),
          m_layers(static_cast<std::size_t>(root.block_count()) + 1, team.size(),
                   m_limits.block_bytes),
          m_selection(m_layers, m_trail, m_team),
          m_playouts(playout_engine_or_throw(beam_policy)) {
        for (int worker = 0; worker < team.size(); ++worker)
            m_workers.push_back(std::make_unique<Worker>(root, rules, m_evaluation, m_trail));
    }

    StopReason run() {
        if (!try_first_moves())
            return m_team.stop_reason();
        for (std::uint64_t width = m_limits.first_width;; width *= 2) {
            width = std::min(width, m_limits.most_width);
            if (!run_beam(width))
                return m_team.stop_reason();
            if (!m_layers.has_dropped() && !m_has_dropped)
                return StopReason::proven_optimal;
            if (m_options.width != 0)
                return StopReason::budget_spent; // there is nothing else to spend it on
            if (width == m_limits.most_width)
                return StopReason::memory_full;
        }
    }

private:
    using Positions = BeamPositions<Generator>;
    using Position = typename Positions::Position;
    using Number = BeamTrail::Number;

    /// A line to the end of a game: the best of a worker in a layer.
    struct Ending {
        int score = std::numeric_limits<int>::min();
        std::uint64_t key = 0; ///< The last move.

        bool is_better_than(const Ending& other) const {
            return score > other.score || (score == other.score && key < other.key);
        }
    };

    /// A playout that ranks a candidate.
    struct Played {
        int score = 0; ///< Of the whole line.
        unsigned first_cell = 0;
    };

    struct Worker {
        Worker(const Board& root, const Rules& rules, const BeamEvaluation& evaluation,
               const BeamTrail& trail)
            : positions(root, rules), path(root, positions, evaluation, trail) {}

        Positions positions;
        BeamPath<Positions> path;
        Ending ending;
        std::vector<std::uint32_t> depths; ///< Positions expanded, by depth.
        std::vector<Position> starts;      // of playouts
        std::vector<std::uint64_t> seeds;
        std::vector<int> scores;
    };

    /// One playout after each first move: a line at once, and something about each move.
    bool try_first_moves() {
        for (const Move move : legal_moves(m_root)) {
            if (m_team.must_stop())
                return false;
            Board board = m_root;
            MoveList moves;
            moves.push_back(move);
            const int points = m_evaluation.move_points(board.play(move, m_rules.gravity).removed);
            offer(moves, points + m_playouts->play_out(board, m_rules, m_team.lead().rng(), moves));
        }
        return !m_team.must_stop();
    }

    /// False if the search must return.
    bool run_beam(std::uint64_t width) {
        const bool plays = m_options.judge == BeamJudge::playouts;
        m_width = width;
        m_has_dropped = false;
        m_trail.clear();
        restart_paths();
        m_layers.start(plays ? width * static_cast<std::uint64_t>(m_options.prefilter) : width,
                       m_team.lead().rng().next());
        m_layer = 0;
        if (!expand(0, 1))
            return false;
        for (m_layer = 1; m_layer < m_layers.layer_count(); ++m_layer)
            if (!run_layer())
                return false;
        return true;
    }

    bool run_layer() {
        // 1. The best candidates.
        if (!m_selection.gather(m_layer))
            return false;
        if (m_selection.keys().empty())
            return true;
        if (m_options.judge == BeamJudge::playouts && !rank_by_playouts())
            return false;
        // 2. They become part of the trail, unless there are fewer nodes left.
        if (!m_selection.has_room()) {
            if (!m_selection.make_room())
                return false;
            restart_paths();
        }
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(
            {m_selection.keys().size(), m_trail.room(), m_team.nodes_left()}));
        m_has_dropped = m_has_dropped || count < m_selection.keys().size();
        const Number first = m_trail.size();
        // 3. Their children.
        return m_selection.append(count) && complete(first, count) && expand(first, count);
    }

    bool expand(Number first, std::size_t count) {
        // As many at once as put down a few megabytes of candidates.
        const std::size_t block = 64 + 2'000'000 / static_cast<std::size_t>(m_root.cell_count());
        const std::size_t end = first + count;
        bool goes_on = true;
        for (std::size_t begin = first; begin < end && goes_on; begin += block)
            goes_on = expand_block(begin, std::min(begin + block, end));
        m_layers.fit(m_limits.pool_bytes);
        count_nodes();
        offer_ending();
        return goes_on && !m_team.must_stop();
    }

    bool expand_block(std::size_t begin, std::size_t end) {
        constexpr std::size_t most = 256;
        const auto work = [&](int number, std::size_t from, std::size_t to, auto stops) {
            Worker& worker = *m_workers[static_cast<std::size_t>(number)];
            for (std::size_t i = from; i < to && !stops(); ++i) {
                prefetch_ancestors(i, end);
                expand(static_cast<Number>(i), worker, number);
            }
        };
        return m_team.share_out(begin, end, most, work) &&
               m_team.for_each(m_layers.shard_count(),
                               [&](std::size_t shard) { m_layers.settle(shard); });
    }

    /// Those that the workers have expanded. The root is none.
    void count_nodes() {
        for (const auto& worker : m_workers) {
            for (std::size_t depth = 1; depth < worker->depths.size(); ++depth)
                for (std::uint32_t i = 0; i < worker->depths[depth]; ++i)
                    m_team.lead().count_node(static_cast<int>(depth));
            worker->depths.clear();
        }
    }

    /// Of the positions that come next: with many they are far apart in memory.
    void prefetch_ancestors(std::size_t i, std::size_t end) const {
        constexpr std::size_t generations = 4;
        for (std::size_t generation = 0; generation < generations; ++generation) {
            const std::size_t ahead = i + 2 * (generations - generation);
            if (ahead >= end)
                continue;
            auto number = static_cast<Number>(ahead);
            for (std::size_t ancestor = 0; ancestor <= generation; ++ancestor)
                number = m_trail.parent(number);
            m_trail.prefetch(number);
        }
    }

    void expand(Number number, Worker& worker, int worker_number) {
        worker.path.go_to(number);
        const int score = worker.path.score();
        const auto depth = static_cast<std::size_t>(worker.path.depth());
        if (worker.depths.size() <= depth)
            worker.depths.resize(depth + 1);
        ++worker.depths[depth];
        const auto children = worker.positions.children(worker.path.position());
        const auto features = worker.positions.features(children);
        for (std::size_t i = 0; i < children.size(); ++i) {
            const auto& child = children[i];
            const int points = score + m_evaluation.move_points(child.size);
            const std::uint64_t key = BeamTrail::key(number, Positions::cell_of(child));
            if (!features[i].has_moves) {
                const Ending ending{points + m_evaluation.end_points(features[i]), key};
                if (ending.is_better_than(worker.ending))
                    worker.ending = ending;
                continue;
            }
            if (m_options.prunes && points + m_evaluation.bound(features[i]) <= m_best)
                continue;
            const int group_points = m_options.judge == BeamJudge::score_groups
                                         ? worker.positions.group_points(m_rules, child.position)
                                         : 0;
            const std::size_t layer =
                m_layer + (m_options.by_moves ? 1 : static_cast<std::size_t>(child.size));
            m_layers.put(
                worker_number, layer,
                {child.hash, m_evaluation.estimate(points, features[i], group_points), key});
        }
    }

    /// Ranks the candidates of the layer by playouts and keeps the best.
    bool rank_by_playouts() {
        constexpr std::size_t most = 32;
        const auto repeats = static_cast<std::size_t>(m_options.playouts);
        const std::size_t count = std::min<std::uint64_t>(m_selection.keys().size(),
                                                          1 + m_team.playouts_left() / repeats);
        m_played.resize(count * repeats);
        const auto work = [&](int number, std::size_t begin, std::size_t end, auto) {
            play(*m_workers[static_cast<std::size_t>(number)], begin, end);
        };
        if (!m_team.share_out(0, count, most, work))
            return false;
        count_playouts(count);
        if (m_team.must_stop())
            return false;
        m_has_dropped = m_selection.keep_best(m_width, m_ranks) || m_has_dropped;
        return true;
    }

    void play(Worker& worker, std::size_t begin, std::size_t end) {
        worker.starts.clear();
        worker.seeds.clear();
        for (std::size_t i = begin; i < end; ++i) {
            const std::uint64_t key = m_selection.keys()[i];
            worker.path.go_to(BeamTrail::parent_of(key));
            Position position = worker.path.position();
            const int size = worker.positions.play(position, BeamTrail::cell_of(key));
            const int points = worker.path.score() + m_evaluation.move_points(size);
            const unsigned first =
                worker.path.depth() == 0 ? BeamTrail::cell_of(key) : worker.path.first_cell();
            std::uint64_t seed = key ^ m_layers.salt();
            for (int repeat = 0; repeat < m_options.playouts; ++repeat) {
                worker.starts.push_back(position);
                worker.seeds.push_back(splitmix(seed));
                m_played[i * static_cast<std::size_t>(m_options.playouts) +
                         static_cast<std::size_t>(repeat)] = {points, first};
            }
        }
        worker.scores.resize(worker.starts.size());
        worker.positions.play_out(m_rules, worker.starts, worker.seeds, worker.scores);
        Played* played = &m_played[begin * static_cast<std::size_t>(m_options.playouts)];
        for (const int score : worker.scores)
            (played++)->score += score;
    }

    /// And their ranks: of the best of the playouts from a candidate.
    void count_playouts(std::size_t count) {
        m_ranks.resize(count);
        const Played* played = m_played.data();
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint64_t key = m_selection.keys()[i];
            std::uint64_t seed = key ^ m_layers.salt();
            int best = std::numeric_limits<int>::min();
            for (int repeat = 0; repeat < m_options.playouts; ++repeat, ++played) {
                const std::uint64_t its_seed = splitmix(seed);
                if (m_team.playouts_left() == 0)
                    return;
                best = std::max(best, played->score);
                count_playout(BeamTrail::move_of(played->first_cell), played->score, key, its_seed);
            }
            m_ranks[i] = BeamCandidate(seed, m_evaluation.estimate_of_points(best), key)
                             .rank(m_layers.salt());
        }
    }

    /// A playout from where `key` leads; its line is played again if it is worth keeping.
    void count_playout(Move first, int score, std::uint64_t key, std::uint64_t seed) {
        if (!m_team.lead().would_keep(first, score))
            return m_team.lead().count_playout(first, score);
        MoveList moves = m_trail.moves_to(BeamTrail::parent_of(key));
        moves.push_back(BeamTrail::move_of(key));
        const Board board = board_after(m_root, m_rules, moves, moves.size());
        m_playouts->play_seed(board, m_rules, seed, moves);
        offer(moves, score);
    }

    /// Plays games to the end from the best position of the layer, more where the layer is large.
    bool complete(Number first, std::size_t count) {
        const std::size_t best = m_selection.best();
        if (best >= count)
            return !m_team.must_stop(); // fell to the node budget
        const std::uint64_t key = m_selection.keys()[best];
        BeamPath<Positions>& path = m_workers.front()->path;
        path.go_to(first + static_cast<Number>(best));
        const Board board = m_workers.front()->positions.board(path.position());
        const std::size_t games = std::clamp<std::size_t>(count / 16, 1, 64);
        for (std::size_t played = 0; played < games; played += m_results.size()) {
            if (m_team.must_stop())
                return false;
            m_results.resize(std::min<std::uint64_t>({games - played, 8, m_team.playouts_left()}));
            m_playouts->play_batch(board, m_rules, m_team.lead().rng(), m_results);
            for (const PlayoutResult& result : m_results)
                count_playout(BeamTrail::move_of(path.first_cell()), path.score() + result.score,
                              key, result.seed);
        }
        return true;
    }

    /// The best line that the workers have found in this layer.
    void offer_ending() {
        Ending best;
        for (const auto& worker : m_workers) {
            if (worker->ending.is_better_than(best))
                best = worker->ending;
            worker->ending = {};
        }
        if (best.score <= m_best || m_team.playouts_left() == 0)
            return;
        MoveList moves = m_trail.moves_to(BeamTrail::parent_of(best.key));
        moves.push_back(BeamTrail::move_of(best.key));
        offer(moves, best.score);
    }

    void offer(const MoveList& moves, int score) {
        m_team.lead().offer(moves, score);
        m_best = std::max(m_best, score);
    }

    void restart_paths() {
        for (const auto& worker : m_workers)
            worker->path.restart();
    }

    const BeamSearch::Options& m_options;
    const Board& m_root;
    const Rules& m_rules;
    BeamTeam m_team;
    BeamEvaluation m_evaluation;
    BeamLimits m_limits;
    BeamTrail m_trail;
    BeamLayers m_layers;
    BeamSelection m_selection;
    std::unique_ptr<PlayoutEngine> m_playouts;
    std::vector<std::unique_ptr<Worker>> m_workers;

    std::size_t m_layer = 0;
    std::uint64_t m_width = 0;
    int m_best = std::numeric_limits<int>::min();
    bool m_has_dropped = false; // for what playouts say
    std::vector<Played> m_played;
    std::vector<std::uint64_t> m_ranks;
    std::vector<PlayoutResult> m_results;
};

} // namespace samegame
