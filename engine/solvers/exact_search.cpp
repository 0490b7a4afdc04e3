#include "engine/solvers/exact_search.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/base/message.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/playout/policies/policy_registry.h"
#include "engine/search/search_context.h"
#include "engine/tree_search/bound_options.h"
#include "engine/tree_search/endgame.h"

namespace samegame {

namespace {

constexpr int playouts_for_a_line = 100;
constexpr std::uint64_t first_limit = 1000; ///< Positions of an endgame.
/// Measured: engine/measurements/options/exact_solvers.md.
constexpr int lines_per_limit = 64;
constexpr std::uint64_t highest_limit = std::uint64_t{1} << 40;

/// No line that leaves a block scores more.
int ceiling_without_clearing(const Rules& rules, const Board& board) {
    const int bonus = end_points(rules, std::array{0});
    return ceiling_points(Ceiling::plain, rules, board) - bonus;
}

} // namespace

class ExactSearch::Search {
public:
    Search(ExactSearch& solver, const Board& root, const Rules& rules, SearchContext& context)
        : m_options(solver.m_options),
          m_playout(*solver.m_playout),
          m_root(root),
          m_rules(rules),
          m_context(context),
          m_endgame(context.memory()),
          m_bound(ceiling_points(m_options.ceiling, rules, root)) {}

    StopReason run() {
        std::uint64_t limit = first_limit;
        for (int line = 1;; ++line) {
            if (line % lines_per_limit == 0)
                limit = std::min(2 * limit, highest_limit);
            // 1. A line.
            if (!play_line())
                return m_context.stop_reason();
            // 2. Its end, from ever further back.
            const Progress progress = search_back(limit);
            if (progress == Progress::stopped)
                return m_context.stop_reason();
            if (progress == Progress::done)
                return reason_for_an_end();
        }
    }

private:
    enum class Progress { going_on, stopped, done };

    StopReason reason_for_an_end() {
        if (m_context.best_score() >= m_bound)
            return StopReason::proven_optimal;
        return m_context.should_stop() ? m_context.stop_reason() : StopReason::nothing_left;
    }

    /// Sets m_line to the best of some playouts. False if the search must return.
    bool play_line() {
        const auto kept = m_context.rng().bounded(static_cast<std::uint32_t>(m_best.size()) + 1);
        const Board start = board_after(m_root, m_rules, m_best, kept);
        const int points = scores_along(m_root, m_rules, {m_best.begin(), kept}).back();
        int best = EndgameLimits::no_floor;
        for (int i = 0; i < playouts_for_a_line; ++i) {
            if (m_context.should_stop())
                return false;
            MoveList moves = m_best;
            moves.truncate(kept);
            const int score = points + m_playout.play_out(start, m_rules, m_context.rng(), moves);
            if (score <= best)
                continue;
            best = score;
            m_line = moves;
            offer(moves, score);
        }
        return true;
    }

    /// Searches the endgames along m_line, each for no more than `limit` new positions.
    Progress search_back(std::uint64_t limit) {
        const MoveList line = m_line;
        const std::vector<Board> boards = boards_along(m_root, m_rules, line);
        if (m_options.clears && boards.back().is_cleared())
            return Progress::done;
        const std::vector<int> points = scores_along(m_root, m_rules, line);
        for (std::size_t kept = line.size(); kept-- > 0;) {
            if (m_context.should_stop())
                return Progress::stopped;
            const EndgameResult result = solve(boards[kept], points[kept], kept, limit);
            if (result.outcome == EndgameResult::Outcome::unsolved)
                return m_context.should_stop() ? Progress::stopped : Progress::going_on;
            if (result.outcome == EndgameResult::Outcome::not_above)
                continue;
            MoveList moves = line;
            moves.truncate(kept);
            moves.append(result.moves);
            offer(moves, replay(m_root, m_rules, moves)->score);
            if (m_options.clears)
                return Progress::done;
        }
        m_bound = m_context.best_score();
        if (m_options.clears) {
            m_bound = ceiling_without_clearing(m_rules, m_root);
            m_context.prove_unclearable();
        }
        m_context.prove_bound(std::max(m_bound, m_context.best_score()));
        return Progress::done;
    }

    EndgameResult solve(const Board& board, int points, std::size_t depth, std::uint64_t limit) {
        Rules rules = m_rules;
        EndgameLimits limits;
        limits.positions = limit;
        limits.context = &m_context;
        limits.depth = static_cast<int>(depth);
        limits.ceiling = m_options.ceiling;
        limits.floor = m_context.best_score() - points;
        if (m_options.clears) {
            rules.scoring = Scoring::clickomania; // 1 for a cleared board, else less than 0
            limits.floor = 0;
        }
        return m_endgame.solve(board, rules, limits);
    }

    void offer(const MoveList& moves, int score) {
        if (!m_context.has_line() || score > m_context.best_score())
            m_best = moves;
        m_context.offer_improvement(moves, score);
    }

    const Options& m_options;
    PlayoutEngine& m_playout;
    const Board& m_root;
    const Rules& m_rules;
    SearchContext& m_context;
    Endgame m_endgame;
    MoveList m_best; // empty until there is one
    MoveList m_line; // the last one that was played
    int m_bound;     // no line scores more
};

OptionTable<ExactSearch::Options> ExactSearch::option_table() {
    OptionTable<Options> table;
    table.choice(
        "goal", &Options::clears, {{false, "score"}, {true, "clear"}},
        SAMEGAME_TEXT(
            "Engine",
            "What is to be found: the best score, or whether the board can be cleared at all; then "
            "the search ends with the first line that does so, or with the proof that none does"),
        "Takes & Kosters 2009, section 2.3: clear");
    table.choice(&Options::ceiling, ceiling_option());
    return table;
}

ExactSearch::ExactSearch(const Options& options)
    : m_options(options), m_playout(playout_engine_or_throw("tabu-color-random")) {}

StopReason ExactSearch::solve(const Board& root, const Rules& rules, SearchContext& context) {
    return Search(*this, root, rules, context).run();
}

} // namespace samegame
