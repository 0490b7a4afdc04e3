#include "engine/solvers/tree/exact_search.h"

#include "engine/base/message.h"
#include "engine/game/line.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/endgame_proof.h"
#include "engine/search/search_context.h"

namespace samegame {

namespace {

constexpr int playouts_for_a_line = 100;
/// Measured: engine/measurements/options/exact_solvers.md.
constexpr int lines_per_limit = 64;

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
        const auto progress = m_proof.search_lines([this] { return play_line(); }, lines_per_limit);
        return progress == EndgameProof::Progress::done ? reason_for_an_end()
                                                        : m_context.stop_reason();
    }

private:
    StopReason reason_for_an_end() {
        if (m_context.is_proven())
            return StopReason::proven_optimal;
        return m_context.should_stop() ? m_context.stop_reason() : StopReason::nothing_left;
    }

    /// The best of some playouts from a position of the best line, or that line; nothing if the
    /// search must return.
    std::optional<MoveList> play_line() {
        const MoveList& known = m_proof.best();
        const auto kept = m_context.rng().bounded(static_cast<std::uint32_t>(known.size()) + 1);
        if (kept == known.size() && kept > 0)
            return m_context.should_stop() ? std::nullopt : std::optional(known);
        MoveList start = known;
        start.truncate(kept);
        const Board board = board_after(m_root, m_rules, start, kept);
        const int points = scores_along(m_root, m_rules, start).back();
        MoveList line;
        int best = EndgameLimits::no_floor;
        for (int i = 0; i < playouts_for_a_line; ++i) {
            if (m_context.should_stop())
                return std::nullopt;
            MoveList moves = start;
            const int score = points + m_playout.play_out(board, m_rules, m_context.rng(), moves);
            if (score <= best)
                continue;
            best = score;
            line = moves;
            m_proof.offer(moves);
        }
        return line;
    }

    PlayoutEngine& m_playout;
    const Board& m_root;
    const Rules& m_rules;
    SearchContext& m_context;
    EndgameProof m_proof;
};

OptionTable<ExactSearch::Options> ExactSearch::option_table() {
    OptionTable<Options> table;
    table.choice(
        "goal", &Options::clears, {{false, "score"}, {true, "clear"}},
        SAMEGAME_TEXT(
            "Engine",
            "The goal: the best score, or whether the board can be cleared at all; that search "
            "ends with the first line that clears it, or with the proof that none does"),
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
