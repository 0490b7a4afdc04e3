#include "engine/solvers/tree/depth_budgeted.h"

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

#include "engine/base/message.h"
#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/search_context.h"
#include "engine/search/transposition_table.h"
#include "engine/solvers/tree/greedy_game.h"

namespace samegame {

namespace {

constexpr std::uint64_t largest_budget = std::uint64_t{1} << 40;
constexpr int nothing = std::numeric_limits<int>::min(); ///< Nothing was found.

/// A child and what ranks it.
struct Ranked {
    Move move;
    int value = 0;
    std::uint32_t lot = 0; ///< Random: decides between equals.
};

bool is_better(const Ranked& a, const Ranked& b) {
    return a.value != b.value ? a.value > b.value : a.lot < b.lot;
}

ChoiceNames<std::optional<Estimate>> rankings() {
    ChoiceNames<std::optional<Estimate>> all{{std::nullopt, "playout"}};
    for (const auto& [estimate, name] : estimate_option().names)
        all.emplace_back(estimate, name);
    return all;
}

} // namespace

class DepthBudgeted::Search {
public:
    Search(DepthBudgeted& solver, const Rules& rules, SearchContext& context)
        : m_options(solver.m_options),
          m_playout(*solver.m_playout),
          m_rules(rules),
          m_context(context),
          m_found(m_options.remembers ? context.memory() : 0) {}

    StopReason run(const Board& root) {
        const MoveList moves = legal_moves(root);
        auto budget = static_cast<std::uint64_t>(m_options.first_budget);
        while (!m_stopped) {
            for (const Move move : moves)
                explore_child(root, 0, move, budget);
            budget = std::min(2 * budget, largest_budget);
        }
        return m_context.stop_reason();
    }

private:
    /// The most points found from `board` through `move`, including the points of the move.
    int explore_child(const Board& board, int points, Move move, std::uint64_t budget) {
        if (budget == 0 || m_stopped)
            return nothing;
        Board child = board;
        const int gained = move_points(m_rules, child.play(move, m_rules.gravity).removed);
        m_moves.push_back(move);
        const int found = explore(child, points + gained, budget);
        m_moves.pop_back();
        return found == nothing ? nothing : gained + found;
    }

    /// Spends `budget` below `board`, reached by m_moves with `points`; the most points found from
    /// there.
    int explore(const Board& board, int points, std::uint64_t budget) {
        if (!board.has_moves())
            return finish(board, points, 1);
        const MoveList moves = legal_moves(board);
        const bool reaches_all = budget >= 2 * moves.size(); // else some would get nothing
        const int found = reaches_all ? share_out_among(board, points, moves, budget)
                                      : finish(board, points, budget);
        remember(board, found);
        return found;
    }

    int share_out_among(const Board& board, int points, const MoveList& moves,
                        std::uint64_t budget) {
        // 1. Rank the children.
        std::vector<Ranked> children = m_options.ranking ? rank_by_estimate(board, moves)
                                                         : rank_by_playout(board, moves, points);
        int found = nothing;
        if (!m_options.ranking) {
            budget -= moves.size();
            for (const Ranked& child : children)
                found = std::max(found, child.value);
        }
        if (m_stopped)
            return found;
        if (m_options.remembers && !m_options.ranking)
            count_what_was_found(board, children);
        std::sort(children.begin(), children.end(), is_better);
        // 2. Share out what is left.
        const std::vector<std::uint64_t> shares = share_out(budget, children.size());
        for (std::size_t i = 0; i < children.size(); ++i)
            found = std::max(found, explore_child(board, points, children[i].move, shares[i]));
        return found;
    }

    void remember(const Board& board, int found) {
        if (!m_options.remembers || found == nothing)
            return;
        const auto [entry, added] = m_found.find_or_add(PositionKey(board));
        if (entry != 0 && (added || found > m_found.value(entry)))
            m_found.set(entry, found, false);
    }

    /// Ranks children by the best result found through their positions, if it is better.
    void count_what_was_found(const Board& board, std::vector<Ranked>& children) const {
        for (Ranked& ranked : children) {
            Board child = board;
            const int gained =
                move_points(m_rules, child.play(ranked.move, m_rules.gravity).removed);
            const auto entry = m_found.find(PositionKey(child));
            if (entry != 0)
                ranked.value = std::max(ranked.value, gained + m_found.value(entry));
        }
    }

    /// The shares of the children; the best child also gets the remainder.
    std::vector<std::uint64_t> share_out(std::uint64_t budget, std::size_t count) const {
        std::vector<double> weights;
        double sum = 0;
        for (double weight = 1; weights.size() < count; weight *= m_options.decay) {
            weights.push_back(weight);
            sum += weight;
        }
        std::vector<std::uint64_t> shares(count);
        std::uint64_t rest = budget;
        for (std::size_t i = 1; i < count; ++i) {
            shares[i] = static_cast<std::uint64_t>(static_cast<double>(budget) * weights[i] / sum);
            shares[i] = std::min(shares[i], rest);
            rest -= shares[i];
        }
        shares.front() = rest;
        return shares;
    }

    std::vector<Ranked> rank_by_estimate(const Board& board, const MoveList& moves) {
        std::vector<Ranked> children;
        children.reserve(moves.size());
        for (const Move move : moves) {
            Board child = board;
            const int points = move_points(m_rules, child.play(move, m_rules.gravity).removed);
            const int value = points + promised_points(*m_options.ranking, m_rules, child);
            children.push_back({move, value, lot()});
        }
        return children;
    }

    std::vector<Ranked> rank_by_playout(const Board& board, const MoveList& moves, int points) {
        std::vector<Ranked> children;
        children.reserve(moves.size());
        const auto take = [&](std::uint64_t i, const PlayoutResult& result) {
            children.push_back({moves[i], result.score, lot()});
            offer(board, moves[i], points + result.score, result.seed);
        };
        const auto play = [&](std::uint64_t first, std::span<PlayoutResult> results) {
            m_playout.play_after(board, std::span(moves).subspan(first, results.size()), m_rules,
                                 m_context.rng(), results);
        };
        m_stopped =
            m_stopped || !play_in_batches<PlayoutResult>(m_context, moves.size(), play, take);
        return children;
    }

    std::uint32_t lot() { return static_cast<std::uint32_t>(m_context.rng().next() >> 32); }

    /// Plays playouts from `board`, whose budget is not shared out further; returns the most points
    /// of one.
    int finish(const Board& board, int points, std::uint64_t count) {
        if (m_options.finishes_greedily)
            return finish_greedily(board, points);
        int found = nothing;
        const auto take = [&](std::uint64_t, const PlayoutResult& result) {
            found = std::max(found, result.score);
            offer(board, {}, points + result.score, result.seed);
        };
        const auto play = [&](std::uint64_t, std::span<PlayoutResult> results) {
            m_playout.play_batch(board, m_rules, m_context.rng(), results);
        };
        m_stopped = m_stopped || !play_in_batches<PlayoutResult>(m_context, count, play, take);
        return found;
    }

    int finish_greedily(const Board& board, int points) {
        const std::size_t start = m_moves.size();
        m_stopped = m_stopped || m_context.should_stop();
        if (m_stopped)
            return nothing;
        const GreedyGame game =
            play_greedily(board, m_rules, m_options.ranking.value_or(Estimate::score_groups),
                          m_context, m_context.rng(), m_moves);
        if (game.finished)
            m_context.offer(m_moves, points + game.score);
        m_stopped = !game.finished;
        m_moves.truncate(start);
        return game.finished ? game.score : nothing;
    }

    /// Offers the line of m_moves, which lead to `board`, of `move`, if any, and of the playout
    /// from there.
    void offer(const Board& board, std::optional<Move> move, int score, std::uint64_t seed) {
        m_context.offer_playout(m_moves.front(), score, [&] {
            Board start = board;
            MoveList moves = m_moves;
            if (move) {
                start.play(*move, m_rules.gravity);
                moves.push_back(*move);
            }
            m_playout.play_seed(start, m_rules, seed, moves);
            return moves;
        });
    }

    const Options& m_options;
    PlayoutEngine& m_playout;
    const Rules& m_rules;
    SearchContext& m_context;
    TranspositionTable m_found; // the most points found from a position to the end
    MoveList m_moves;           // from the root to the position under search
    bool m_stopped = false;
};

OptionTable<DepthBudgeted::Options> DepthBudgeted::option_table() {
    OptionTable<Options> table;
    table.policy("policy", &Options::policy, SAMEGAME_TEXT("Engine", "Policy of the playouts"),
                 "Schadd et al. 2011, section 4.3");
    table.choice(
        "ranking", &Options::ranking, rankings(),
        SAMEGAME_TEXT(
            "Engine",
            "What ranks the children of a position: a playout after each of them, or an estimate"));
    table.boolean("memory", &Options::remembers,
                  SAMEGAME_TEXT("Engine",
                                "Whether a child is ranked by the best line that was ever found "
                                "from its position, if it is better than the new playout"));
    table.real("decay", &Options::decay, 0, 1,
               SAMEGAME_TEXT("Engine", "Budget of a child in relation to the next better one: 1 "
                                       "shares it out evenly, 0 gives the best child everything"));
    table.choice("finish", &Options::finishes_greedily, {{false, "policy"}, {true, "greedy"}},
                 SAMEGAME_TEXT("Engine", "What plays to the end when the budget is used up: the "
                                         "policy, or greedy moves by the estimate"),
                 "Takes & Kosters 2009, section 4: greedy");
    table.integer(
        "first-budget", &Options::first_budget, 1, 1000000000,
        SAMEGAME_TEXT(
            "Engine",
            "Playouts for every child of the root in the first round; doubled from round to round"),
        "Takes & Kosters 2009, section 4");
    return table;
}

DepthBudgeted::DepthBudgeted(const Options& options)
    : m_options(options), m_playout(playout_engine_or_throw(options.policy)) {}

StopReason DepthBudgeted::solve(const Board& root, const Rules& rules, SearchContext& context) {
    return Search(*this, rules, context).run(root);
}

} // namespace samegame
