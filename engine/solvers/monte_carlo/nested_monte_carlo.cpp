#include "engine/solvers/monte_carlo/nested_monte_carlo.h"

#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/message.h"
#include "engine/game/scoring.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/search_context.h"

namespace samegame {

namespace {

using Ties = NestedMonteCarlo::Ties;

constexpr int nothing = std::numeric_limits<int>::min();

/// A sequence from the root to the end of the game with its score; `nothing` at first.
struct Sequence {
    MoveList moves;
    int score = nothing;
};

NestedMonteCarlo::Options as_in_text() {
    NestedMonteCarlo::Options options;
    options.policy = "random";
    options.ties = Ties::last;
    options.searches = 1;
    return options;
}

} // namespace

class NestedMonteCarlo::Search {
public:
    Search(NestedMonteCarlo& solver, const Rules& rules, SearchContext& context)
        : m_options(solver.m_options),
          m_playout(*solver.m_playout),
          m_rules(rules),
          m_context(context),
          m_levels(static_cast<std::size_t>(m_options.level) + 1) {}

    StopReason run(const Board& root) {
        for (int search = 1;; ++search) {
            m_moves.clear();
            execute(m_levels.size() - 1, root, 0);
            if (m_stopped || m_context.should_stop())
                return m_context.stop_reason();
            if (search == m_options.searches)
                return StopReason::nothing_left;
        }
    }

private:
    /// The memory of one level of the recursion: the best sequence of its present search, the one
    /// that is followed (used where it may be another, if the search explores), and of the present
    /// step the best one and that of the move to explore.
    struct Level {
        Sequence best;
        Sequence followed;
        Sequence step;
        Sequence explored;
        std::optional<std::size_t> exploring; ///< The number of that move.
        std::uint32_t equals = 0;             ///< Results of this step that reach the step's score.
    };

    /// Searches from `board`, reached by m_moves with `points`; afterwards the best sequence stands
    /// in the level's `best`, and m_moves is as before. On a stop it may not exist.
    void execute(std::size_t level, const Board& board, int points) {
        m_levels[level].best.score = nothing;
        if (level == 0 || !board.has_moves()) // a finished game has nothing to nest
            play_out(level, board, points);
        else
            follow(level, board, points);
    }

    void play_out(std::size_t level, const Board& board, int points) {
        m_stopped = m_stopped || m_context.should_stop();
        if (m_stopped)
            return;
        Sequence& best = m_levels[level].best;
        best.moves = m_moves;
        best.score = points + m_playout.play_out(board, m_rules, m_context.rng(), best.moves);
        m_context.offer(best.moves, best.score);
    }

    void follow(std::size_t level, Board board, int points) {
        Level& here = m_levels[level];
        Sequence& followed = explores() ? here.followed : here.best;
        followed.score = nothing;
        const std::size_t start = m_moves.size();
        do {
            here.exploring = drawn_move(board);
            if (level == 1)
                play_all_moves(board, points, followed);
            else
                try_all_moves(level, board, points);
            if (here.step.score != nothing && is_followed(followed, here.step.score))
                followed = here.step;
            if (explores() && followed.score > here.best.score)
                here.best = followed;
            if (m_stopped)
                break;
            if (here.exploring)
                followed = here.explored;
            const Move move = followed.moves[m_moves.size()];
            m_moves.push_back(move);
            points += move_points(m_rules, board.play(move, m_rules.gravity).removed);
        } while (board.has_moves());
        m_moves.truncate(start);
    }

    bool explores() const { return m_options.exploration > 0; }

    /// The number of the move that this step follows whatever its result, if it explores.
    std::optional<std::size_t> drawn_move(const Board& board) {
        if (!explores() || m_context.rng().uniform() >= m_options.exploration)
            return std::nullopt;
        return m_context.rng().bounded(static_cast<std::uint32_t>(legal_moves(board).size()));
    }

    /// Whether a step with this score replaces the sequence followed so far.
    bool is_followed(const Sequence& best, int score) const {
        return !m_options.memory || score >= best.score;
    }

    /// One step: every legal move, then a search one level below; the best result of all.
    void try_all_moves(std::size_t level, const Board& board, int points) {
        Level& here = m_levels[level];
        here.step.score = nothing;
        here.equals = 0;
        const MoveList moves = legal_moves(board);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move move = moves[i];
            Board child = board;
            const int removed = child.play(move, m_rules.gravity).removed;
            m_moves.push_back(move);
            execute(level - 1, child, points + move_points(m_rules, removed));
            m_moves.pop_back();
            const Sequence& result = m_levels[level - 1].best;
            if (result.score != nothing && is_kept(here, here.step.score, result.score))
                here.step = result;
            if (here.exploring == i)
                here.explored = result;
            if (m_stopped)
                return;
        }
    }

    /// One step of level 1, where a search one level below is a playout: plays several in one call,
    /// and gets their moves only if they are wanted.
    void play_all_moves(const Board& board, int points, const Sequence& followed) {
        Level& here = m_levels[1];
        here.step.score = nothing;
        here.equals = 0;
        const MoveList moves = legal_moves(board);
        PlayoutResult best{nothing};
        PlayoutResult explored{nothing};
        Move best_move;
        const auto take = [&](std::uint64_t i, PlayoutResult result) {
            result.score += points;
            offer(board, moves[i], result);
            if (here.exploring == i)
                explored = result;
            if (!is_kept(here, best.score, result.score))
                return;
            best = result;
            best_move = moves[i];
        };
        const auto play = [&](std::uint64_t first, std::span<PlayoutResult> results) {
            m_playout.play_after(board, std::span(moves).subspan(first, results.size()), m_rules,
                                 m_context.rng(), results);
        };
        m_stopped = !play_in_batches<PlayoutResult>(m_context, moves.size(), play, take);
        if (explored.score != nothing)
            here.explored = {moves_of(board, moves[*here.exploring], explored), explored.score};
        if (best.score == nothing || !is_followed(followed, best.score))
            return;
        here.step.moves = moves_of(board, best_move, best);
        here.step.score = best.score;
    }

    void offer(const Board& board, Move move, const PlayoutResult& result) {
        const Move first = m_moves.empty() ? move : m_moves.front();
        m_context.offer_playout(first, result.score, [&] { return moves_of(board, move, result); });
    }

    /// The sequence of a playout after `move`.
    MoveList moves_of(const Board& board, Move move, const PlayoutResult& result) {
        MoveList moves = m_moves;
        moves.push_back(move);
        Board child = board;
        child.play(move, m_rules.gravity);
        m_playout.play_seed(child, m_rules, result.seed, moves);
        return moves;
    }

    /// Whether a result is kept: the highest, and among equals the last one, or each with the same
    /// probability. `best` is `nothing` before the first result.
    bool is_kept(Level& level, int best, int score) {
        if (score > best)
            level.equals = 0;
        else if (score < best)
            return false;
        if (m_options.ties == Ties::last)
            return true;
        return m_context.rng().bounded(++level.equals) == 0;
    }

    const NestedMonteCarlo::Options& m_options;
    PlayoutEngine& m_playout;
    const Rules& m_rules;
    SearchContext& m_context;
    std::vector<Level> m_levels;
    MoveList m_moves; // from the root to the position under search
    bool m_stopped = false;
};

OptionTable<NestedMonteCarlo::Options> NestedMonteCarlo::option_table() {
    const std::string blog = "Battermann 2016";
    OptionTable<Options> table;
    table.preset({{"text", as_in_text()}},
                 SAMEGAME_TEXT("Engine", "Values of all other options: ours, or the values of the "
                                         "printed generic implementation, with random playouts"),
                 blog);
    table.integer("level", &Options::level, 0, 8,
                  SAMEGAME_TEXT("Engine", "Depth of nesting: each level multiplies the playouts of "
                                          "one search by a hundred to a thousand"),
                  "Cazenave 2009");
    table.policy("policy", &Options::policy, SAMEGAME_TEXT("Engine", "Policy of the playouts"),
                 "Schadd et al. 2011, section 6.1 reports its use in nested search");
    table.choice(
        "ties", &Options::ties, {{Ties::random, "random"}, {Ties::last, "last"}},
        SAMEGAME_TEXT(
            "Engine",
            "Which of several moves with equal results is followed: a random one, or the last"),
        blog + ": last; a random one is its proposal");
    table.boolean("memory", &Options::memory,
                  SAMEGAME_TEXT("Engine",
                                "Whether a search follows its best sequence so far if the results "
                                "of a step are worse, or always the best of the step"),
                  "Cazenave 2009: on");
    table.real("exploration", &Options::exploration, 0, 1,
               SAMEGAME_TEXT("Engine",
                             "Probability that a step follows a move drawn from all, whatever its "
                             "result, as an unpromising move may lead to the best line"),
               blog + ": its proposal");
    table.integer("searches", &Options::searches, 0, 1000000,
                  SAMEGAME_TEXT("Engine", "Searches from the start of the board before a thread "
                                          "ends; 0 goes on until the budget ends"),
                  blog + ": one");
    return table;
}

NestedMonteCarlo::NestedMonteCarlo(const Options& options)
    : m_options(options), m_playout(playout_engine_or_throw(options.policy)) {}

StopReason NestedMonteCarlo::solve(const Board& root, const Rules& rules, SearchContext& context) {
    return Search(*this, rules, context).run(root);
}

} // namespace samegame
