#include "engine/solvers/tree/exact_search.h"

#include <algorithm>

#include "engine/base/message.h"
#include "engine/game/line.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/endgame_proof.h"
#include "engine/search/search_context.h"
#include "engine/solvers/tree/bound_options.h"

namespace samegame {

namespace {

constexpr int playouts_for_a_line = 100;
constexpr std::uint64_t first_limit = 1000; ///< Positions of an endgame.
/// Measured: engine/measurements/options/exact_solvers.md.
constexpr int lines_per_limit = 64;
constexpr std::uint64_t highest_limit = std::uint64_t{1} << 40;

} // namespace

class ExactSearch::Search {
public:
    Search(ExactSearch& solver, const Board& root, const Rules& rules, SearchContext& context)
        : m_playout(*solver.m_playout),
          m_root(root),
          m_rules(rules),
          m_context(context),
          m_proof(root, rules, {solver.m_options.ceiling, solver.m_options.clears},
                  context.memory(), context) {}

    StopReason run() {
        using Progress = EndgameProof::Progress;
        std::uint64_t limit = first_limit;
        for (int line = 1;; ++line) {
            if (line % lines_per_limit == 0)
                limit = std::min(2 * limit, highest_limit);
            // 1. A line.
            if (!play_line())
                return m_context.stop_reason();
            // 2. Its end, from ever further back.
            const Progress progress = m_proof.search_back(m_line, limit);
            if (progress == Progress::stopped)
                return m_context.stop_reason();
            if (progress == Progress::done)
                return reason_for_an_end();
        }
    }

private:
    StopReason reason_for_an_end() {
        if (m_context.is_proven())
            return StopReason::proven_optimal;
        return m_context.should_stop() ? m_context.stop_reason() : StopReason::nothing_left;
    }

    /// Sets m_line to the best of some playouts from a position of the best line, or to that line.
    /// False if the search must return.
    bool play_line() {
        const MoveList& known = m_proof.best();
        const auto kept = m_context.rng().bounded(static_cast<std::uint32_t>(known.size()) + 1);
        if (kept == known.size() && kept > 0) {
            m_line = known;
            return !m_context.should_stop();
        }
        MoveList start = known;
        start.truncate(kept);
        const Board board = board_after(m_root, m_rules, start, kept);
        const int points = scores_along(m_root, m_rules, start).back();
        int best = EndgameLimits::no_floor;
        for (int i = 0; i < playouts_for_a_line; ++i) {
            if (m_context.should_stop())
                return false;
            MoveList moves = start;
            const int score = points + m_playout.play_out(board, m_rules, m_context.rng(), moves);
            if (score <= best)
                continue;
            best = score;
            m_line = moves;
            m_proof.offer(moves);
        }
        return true;
    }

    PlayoutEngine& m_playout;
    const Board& m_root;
    const Rules& m_rules;
    SearchContext& m_context;
    EndgameProof m_proof;
    MoveList m_line; // the last one that was played
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
