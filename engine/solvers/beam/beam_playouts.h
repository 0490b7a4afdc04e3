#pragma once

#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/line.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/beam/beam_search.h"
#include "engine/solvers/beam/beam_worker.h"
#include "engine/solvers/beam/layers.h"

namespace samegame {

/// The games that a beam plays to the end: after each first move, from candidates to rank them, and
/// from the best position of each layer. The lead makes every call; false if the search must
/// return.
template <class Generator>
class BeamPlayouts {
public:
    using Worker = BeamWorker<Generator>;
    using Workers = std::vector<std::unique_ptr<Worker>>;

    /// All references must outlive it; `workers` may be filled later.
    BeamPlayouts(const BeamSearch::Options& options, const Board& root, const Rules& rules,
                 const BeamEvaluation& evaluation, const BeamTrail& trail, SearchTeam& team,
                 const Workers& workers)
        : m_repeats(static_cast<std::size_t>(options.playouts)),
          m_root(root),
          m_rules(rules),
          m_evaluation(evaluation),
          m_trail(trail),
          m_team(team),
          m_workers(workers),
          m_engine(playout_engine_or_throw(beam_policy)),
          m_batches(static_cast<std::size_t>(team.size())) {}

    /// One playout after each first move, for an early line and an idea of each move.
    bool try_first_moves() {
        for (const Move move : legal_moves(m_root)) {
            if (m_team.should_stop())
                return false;
            Board board = m_root;
            MoveList moves;
            moves.push_back(move);
            const int points = m_evaluation.move_points(board.play(move, m_rules.gravity).removed);
            const int rest = m_engine->play_out(board, m_rules, m_team.lead().rng(), moves);
            m_team.lead().offer(moves, points + rest);
        }
        return !m_team.should_stop();
    }

    /// Ranks candidates, at least one, given by the BeamTrail::key of their last moves, by the best
    /// of their playouts; fewer than all if playouts run out.
    bool rank(const std::vector<std::uint64_t>& keys, std::uint64_t salt) {
        constexpr std::size_t most_playouts = 32; // between two looks at the clock
        const std::size_t most = std::max<std::size_t>(1, most_playouts / m_repeats);
        const std::size_t count =
            std::min<std::uint64_t>(keys.size() - 1, m_team.playouts_left() / m_repeats) + 1;
        m_played.resize(count * m_repeats);
        const auto work = [&](int worker, std::size_t begin, std::size_t end, auto) {
            play(static_cast<std::size_t>(worker), keys, salt, begin, end);
        };
        if (!share_out(m_team, 0, count, most, work, most * m_repeats))
            return false;
        count_playouts(keys, salt, count);
        return !m_team.should_stop();
    }
    /// BeamCandidate::rank of each candidate after `rank`.
    const std::vector<std::uint64_t>& ranks() const { return m_ranks; }

    /// Plays games from an entry of the trail.
    bool complete(BeamTrail::Number number, std::size_t games) {
        Worker& worker = *m_workers.front();
        worker.path.go_to(number);
        const Board board = worker.positions.board(worker.path.position());
        const Move first = BeamTrail::move_of(worker.path.first_cell());
        const std::uint64_t key = BeamTrail::key(m_trail.parent(number), m_trail.cell(number));
        for (std::size_t played = 0; played < games; played += m_results.size()) {
            if (m_team.should_stop())
                return false;
            m_results.resize(std::min<std::uint64_t>({games - played, 8, m_team.playouts_left()}));
            m_engine->play_batch(board, m_rules, m_team.lead().rng(), m_results);
            for (const PlayoutResult& result : m_results)
                count_playout(first, worker.path.score() + result.score, key, result.seed);
        }
        return true;
    }

private:
    using Position = typename Worker::Positions::Position;

    /// A playout that ranks a candidate.
    struct Played {
        int score = 0; ///< Score of the whole line.
        unsigned first_cell = 0;
    };
    /// Playouts that a thread plays together.
    struct Batch {
        std::vector<Position> starts;
        std::vector<std::uint64_t> seeds;
        std::vector<int> scores;
    };

    void play(std::size_t number, const std::vector<std::uint64_t>& keys, std::uint64_t salt,
              std::size_t begin, std::size_t end) {
        Worker& worker = *m_workers[number];
        Batch& batch = m_batches[number];
        batch.starts.clear();
        batch.seeds.clear();
        Played* played = &m_played[begin * m_repeats];
        for (std::size_t i = begin; i < end; ++i) {
            const std::uint64_t key = keys[i];
            worker.path.go_to(BeamTrail::parent_of(key));
            Position position = worker.path.position();
            const int size = worker.positions.play(position, BeamTrail::cell_of(key));
            const int points = worker.path.score() + m_evaluation.move_points(size);
            const unsigned first =
                worker.path.depth() == 0 ? BeamTrail::cell_of(key) : worker.path.first_cell();
            std::uint64_t seed = key ^ salt;
            for (std::size_t repeat = 0; repeat < m_repeats; ++repeat) {
                batch.starts.push_back(position);
                batch.seeds.push_back(splitmix(seed));
                *played++ = {points, first};
            }
        }
        batch.scores.resize(batch.starts.size());
        worker.positions.play_out(m_rules, batch.starts, batch.seeds, batch.scores);
        played = &m_played[begin * m_repeats];
        for (const int score : batch.scores)
            (played++)->score += score;
    }

    /// Counts the playouts of the first `count` candidates, and ranks these by them.
    void count_playouts(const std::vector<std::uint64_t>& keys, std::uint64_t salt,
                        std::size_t count) {
        m_ranks.resize(count);
        std::uint64_t left = m_team.playouts_left();
        const Played* played = m_played.data();
        for (std::size_t i = 0; i < count; ++i) {
            std::uint64_t seed = keys[i] ^ salt;
            int best = std::numeric_limits<int>::min();
            for (std::size_t repeat = 0; repeat < m_repeats; ++repeat, ++played) {
                const std::uint64_t its_seed = splitmix(seed);
                if (left-- == 0)
                    return;
                best = std::max(best, played->score);
                count_playout(BeamTrail::move_of(played->first_cell), played->score, keys[i],
                              its_seed);
            }
            m_ranks[i] =
                BeamCandidate(seed, m_evaluation.estimate_of_points(best), keys[i]).rank(salt);
        }
    }

    /// A playout from where `key` leads; its line is played again if it is worth keeping.
    void count_playout(Move first, int score, std::uint64_t key, std::uint64_t seed) {
        m_team.lead().offer_playout(first, score, [&] {
            MoveList moves = m_trail.moves_to(BeamTrail::parent_of(key));
            moves.push_back(BeamTrail::move_of(key));
            const Board board = board_after(m_root, m_rules, moves, moves.size());
            m_engine->play_seed(board, m_rules, seed, moves);
            return moves;
        });
    }

    const std::size_t m_repeats; ///< Playouts of a candidate.
    const Board& m_root;
    const Rules& m_rules;
    const BeamEvaluation& m_evaluation;
    const BeamTrail& m_trail;
    SearchTeam& m_team;
    const Workers& m_workers;
    std::unique_ptr<PlayoutEngine> m_engine;
    std::vector<Batch> m_batches; // one for each thread
    std::vector<Played> m_played;
    std::vector<std::uint64_t> m_ranks;
    std::vector<PlayoutResult> m_results;
};

} // namespace samegame
