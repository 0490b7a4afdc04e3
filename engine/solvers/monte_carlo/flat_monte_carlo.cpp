#include "engine/solvers/monte_carlo/flat_monte_carlo.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/base/exceptions.h"
#include "engine/base/message.h"
#include "engine/game/group.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/search_context.h"
#include "engine/search/search_team.h"

namespace samegame {

namespace {

using Method = FlatMonteCarlo::Method;

std::string_view policy_of(const FlatMonteCarlo::Options& options) {
    if (options.policy != FlatMonteCarlo::Options{}.policy)
        return options.policy;
    constexpr std::array<std::string_view, 4> of_methods{
        "random", "random", "tabu-color-random:recompute=1", "roulette-wheel"};
    return of_methods[static_cast<std::size_t>(options.method)];
}

/// The results of the playouts after a child.
struct Tally {
    std::int64_t count = 0;
    std::int64_t sum = 0;
    int biggest = std::numeric_limits<int>::min();
};

} // namespace

class FlatMonteCarlo::Search {
public:
    Search(const FlatMonteCarlo::Options& options, const Board& root, const Rules& rules,
           SearchTeam& team)
        : m_options(options),
          m_root(root),
          m_rules(rules),
          m_team(team),
          m_workers(static_cast<std::size_t>(team.size())) {
        for (Worker& worker : m_workers)
            worker.playout = playout_engine_or_throw(policy_of(options));
    }

    StopReason run() {
        if (m_rules.refill)
            return run_refilled();
        for (int game = 1; play_game(); ++game)
            if (game == m_options.games)
                return m_team.should_stop() ? m_team.stop_reason() : StopReason::nothing_left;
        if (!m_options.keeps_playouts && !m_team.has_line())
            finish_by_playout();
        return m_team.stop_reason();
    }

private:
    struct Worker {
        std::unique_ptr<PlayoutEngine> playout;
        std::vector<Tally> tallies; // one for each child of the present position
        bool stopped = false;
    };

    /// Plays one game, since another one would know the columns that come in.
    StopReason run_refilled() {
        const bool is_whole = play_game();
        if (!is_whole) {
            const MoveList children = legal_moves(m_board);
            if (const auto best = best_child(children.size())) // of those judged so far
                play(children[*best]);
            finish_refilled_by_playouts();
        }
        m_team.lead().offer_judged_game(m_moves, m_points);
        return is_whole ? StopReason::nothing_left : m_team.stop_reason();
    }

    /// Plays the first move of a playout from each position, to the end: a few hundred playouts at
    /// most.
    void finish_refilled_by_playouts() {
        while (!is_over(m_board, m_now)) {
            MoveList moves;
            m_workers.front().playout->play_out(m_board, m_rules, m_team.lead().rng(), moves);
            play(moves.front());
        }
    }

    void play(Move move) {
        m_moves.push_back(group_at(m_board, move.cell).move());
        m_points += move_points(m_rules, samegame::play(m_board, m_now, move));
    }

    /// Plays a game from the root to the end; false if the search must return before.
    bool play_game() {
        m_board = m_root;
        m_now = m_rules;
        m_moves.clear();
        m_points = 0;
        while (!is_over(m_board, m_now)) {
            const MoveList children = legal_moves(m_board);
            if (!judge(children))
                return false;
            play(children[*best_child(children.size())]);
        }
        if (!m_options.keeps_playouts && !m_rules.refill)
            m_team.lead().offer_line(m_moves, m_points + end_points(m_rules, m_board));
        return true;
    }

    /// Plays equally many playouts after every child, by all workers; false if the search must
    /// return.
    bool judge(const MoveList& children) {
        m_playouts_per_child = playouts_per_child(children.size());
        m_team.run([&](SearchContext& context, int number) {
            Worker& worker = m_workers[static_cast<std::size_t>(number)];
            worker.tallies.assign(children.size(), {});
            for (std::size_t i = 0; i < children.size() && !worker.stopped; ++i)
                worker.stopped = !play_out(context, number, i, children[i]);
        });
        m_playouts += children.size() * m_playouts_per_child;
        return std::ranges::none_of(m_workers, &Worker::stopped);
    }

    /// Plays this worker's share of the playouts after child number `i`.
    bool play_out(SearchContext& context, int number, std::size_t i, Move move) {
        Worker& worker = m_workers[static_cast<std::size_t>(number)];
        Board child = m_board;
        const int points =
            m_points + move_points(m_rules, child.play(move, m_rules.gravity).removed);
        const std::uint64_t first = m_playouts + i * m_playouts_per_child;
        const auto take = [&](std::uint64_t, PlayoutResult result) {
            result.score += points;
            ++worker.tallies[i].count;
            worker.tallies[i].sum += result.score;
            worker.tallies[i].biggest = std::max(worker.tallies[i].biggest, result.score);
            offer(context, *worker.playout, child, move, result);
        };
        const auto play = [&](std::uint64_t, std::span<PlayoutResult> results) {
            worker.playout->play_batch(child, m_rules, context.rng(), results);
        };
        return play_in_batches<PlayoutResult>(context, share_of(number, first), play, take);
    }

    /// Playout n of the search is played by worker n modulo their number: a budget's even shares
    /// are then used up at the same playout.
    std::size_t share_of(int number, std::uint64_t first) const {
        const auto size = static_cast<std::uint64_t>(m_team.size());
        const auto before = [&](std::uint64_t end) {
            return (end + size - 1 - static_cast<std::uint64_t>(number)) / size;
        };
        return static_cast<std::size_t>(before(first + m_playouts_per_child) - before(first));
    }

    void offer(SearchContext& context, PlayoutEngine& playout, const Board& child, Move move,
               const PlayoutResult& result) const {
        if (!m_options.keeps_playouts || m_rules.refill) {
            if (m_rules.refill && m_moves.empty())
                context.offer_judgment(move, result.score);
            return context.count_playouts(1);
        }
        const Move first = m_moves.empty() ? move : m_moves.front();
        context.offer_playout(first, result.score, [&] {
            MoveList moves = m_moves;
            moves.push_back(move);
            playout.play_seed(child, m_rules, result.seed, moves);
            return moves;
        });
    }

    /// One of the best children with playouts; nothing if none has any.
    std::optional<std::size_t> best_child(std::size_t count) {
        std::optional<std::size_t> best;
        double best_value = 0;
        std::uint32_t equals = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const Tally tally = tally_of(i);
            if (tally.count == 0)
                continue;
            const double value = value_of(tally);
            if (equals == 0 || value > best_value)
                equals = 0;
            else if (value < best_value)
                continue;
            best_value = value;
            if (m_team.lead().rng().bounded(++equals) == 0)
                best = i;
        }
        return best;
    }

    double value_of(const Tally& tally) const {
        return m_options.method == Method::mc_biggest
                   ? tally.biggest
                   : static_cast<double>(tally.sum) / static_cast<double>(tally.count);
    }

    /// The results of all workers for a child; none if the search had to return before.
    Tally tally_of(std::size_t child) const {
        Tally all;
        for (const Worker& worker : m_workers) {
            if (child >= worker.tallies.size())
                continue;
            all.count += worker.tallies[child].count;
            all.sum += worker.tallies[child].sum;
            all.biggest = std::max(all.biggest, worker.tallies[child].biggest);
        }
        return all;
    }

    /// Finishes the first game if the budget ended before it.
    void finish_by_playout() {
        SearchContext& lead = m_team.lead();
        const int rest = m_workers.front().playout->play_out(m_board, m_rules, lead.rng(), m_moves);
        lead.offer_line(m_moves, m_points + rest);
    }

    /// R, or the nearest share of R, but at least one.
    std::uint64_t playouts_per_child(std::size_t children) const {
        const auto all = static_cast<std::uint64_t>(m_options.playouts_per_move);
        if (all == 0)
            return static_cast<std::uint64_t>(m_options.playouts_per_child);
        return std::max<std::uint64_t>(1, (all + children / 2) / children);
    }

    const FlatMonteCarlo::Options& m_options;
    const Board& m_root;
    const Rules& m_rules;
    SearchTeam& m_team;
    std::vector<Worker> m_workers;
    Board m_board;    // the board of the game under way
    Rules m_now;      // m_rules with the progress of the game
    MoveList m_moves; // the moves to that board
    int m_points = 0; // the points of these moves
    std::uint64_t m_playouts = 0;
    std::uint64_t m_playouts_per_child = 0; // how many at the present position
};

OptionTable<FlatMonteCarlo::Options> FlatMonteCarlo::option_table() {
    OptionTable<Options> table;
    table.choice("method", &Options::method,
                 {{Method::mc_biggest, "mc-biggest"},
                  {Method::mc_avg, "mc-avg"},
                  {Method::mc_avg_bias, "mc-avg-bias"},
                  {Method::mc_rws, "mc-rws"}},
                 SAMEGAME_TEXT("Engine",
                               "Which child is played: the one with the biggest or with the best "
                               "average playout, after random or biased playouts"),
                 "Takes & Kosters 2009, table 2");
    table.policy("policy", &Options::policy,
                 SAMEGAME_TEXT("Engine", "Policy of the playouts; auto is the method's own"),
                 "Takes & Kosters 2009, section 5");
    table.integer(
        "playouts-per-child", &Options::playouts_per_child, 1, 1000000,
        SAMEGAME_TEXT("Engine", "R: playouts after every child before one of them is played"),
        "Takes & Kosters 2009, section 5: 1,000");
    table.integer("playouts-per-move", &Options::playouts_per_move, 0, 1000000,
                  SAMEGAME_TEXT("Engine", "Playouts shared by all children before one of them is "
                                          "played; 0: each has playouts-per-child"),
                  "Takes & Kosters 2009, section 5: the other reading of 1,000");
    table.integer(
        "games", &Options::games, 0, 1000000,
        SAMEGAME_TEXT(
            "Engine",
            "Games played to the end before the search ends; 0 goes on until the budget ends"),
        "Takes & Kosters 2009: one");
    table.choice("keep", &Options::keeps_playouts, {{true, "playouts"}, {false, "games"}},
                 SAMEGAME_TEXT("Engine", "Which lines count: the lines of all playouts, or only "
                                         "the games played, as in the paper"),
                 "Takes & Kosters 2009, section 5: games");
    return table;
}

FlatMonteCarlo::FlatMonteCarlo(const Options& options) : m_options(options) {
    if (const auto error = policy_error(policy_of(options)))
        throw InvalidOptions(*error);
}

StopReason FlatMonteCarlo::solve(SearchTeam& team) {
    return Search(m_options, team.root(), team.rules(), team).run();
}

} // namespace samegame
