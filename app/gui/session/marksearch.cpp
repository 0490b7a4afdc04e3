#include "app/gui/session/marksearch.h"

#include <algorithm>

#include "app/gui/basics/rulestext.h"
#include "app/gui/session/bestknownline.h"
#include "app/gui/session/ownresults.h"
#include "engine/solvers/solver_registry.h"

namespace {

constexpr std::uint64_t markPlayouts = 100'000; // on a board of usualCells
constexpr std::uint64_t playoutsOfFewBlocks = 40'000;
constexpr int fewBlocks = 64;
constexpr std::uint64_t leastPlayouts = 100;
constexpr std::uint64_t usualCells = 225;
constexpr std::uint64_t markSeed = 1;

} // namespace

/// A playout of a larger board takes longer and does more. On a board of few blocks the solver
/// spends half of its playouts on proofs, of which each takes much longer.
std::uint64_t MarkSearch::playoutsFor(const samegame::Board& board) {
    const auto cells = static_cast<std::uint64_t>(board.rows() * board.columns());
    if (cells <= usualCells)
        return board.block_count() <= fewBlocks ? playoutsOfFewBlocks : markPlayouts;
    return std::max(leastPlayouts, markPlayouts * usualCells * usualCells / (cells * cells));
}

MarkSearch::MarkSearch(GameDocument* document, BestKnownLine* bestLine, OwnResults* results,
                       QObject* parent)
    : QObject(parent), m_document(document), m_bestLine(bestLine), m_results(results) {
    connect(&m_runner, &SearchRunner::finished, this, &MarkSearch::finish);
    connect(&m_runner, &SearchRunner::failed, this, &MarkSearch::changed);
}

void MarkSearch::follow() {
    const samegame::Rules& rules = m_document->start().rules;
    if (!m_isOn || !m_document->hasEndedByHand() || rules.refill || !movesEarn(rules))
        return;
    if (!isKnown())
        search();
    else if (m_results)
        m_results->noteMeasured(m_document->start());
}

bool MarkSearch::isSearching() const {
    return m_runner.isRunning() && m_runner.job().request.start == m_document->start();
}

void MarkSearch::stop() {
    m_runner.stop();
}

std::optional<int> MarkSearch::mark() const {
    const auto& best = m_bestLine->record();
    if (!movesEarn(m_document->start().rules))
        return std::nullopt;
    return best && isKnown() ? std::optional(best->line.score) : std::nullopt;
}

/// Whether a solver has played the board long enough: in a search of this object, today or on
/// another day, or in another one whose line is the best known.
bool MarkSearch::isKnown() const {
    const samegame::Position& start = m_document->start();
    if (std::ranges::find(m_searched, start) != m_searched.end())
        return true;
    if (const auto& best = m_bestLine->record(); best && best->source) {
        const auto& playouts = best->source->playouts;
        if (isProvenBest(*best) || !playouts || *playouts >= playoutsFor(start.board))
            return true;
    }
    return m_results && m_results->wasMeasured(start); // last, since it asks the database
}

void MarkSearch::search() {
    if (isSearching())
        return; // another end of the same game
    samegame::SearchRequest request;
    request.start = m_document->start();
    request.solver = &samegame::default_solver(request.start.rules);
    request.options = samegame::complete_options(request.solver->options, {});
    request.budget.playouts = playoutsFor(request.start.board);
    request.threads = 1;
    request.seed = markSeed;
    m_runner.start(request, {});
}

/// Without a line, too, it has done what it could: the person's game is the best one known.
void MarkSearch::finish(const samegame::SearchReport& report) {
    const SearchJob& job = m_runner.job();
    if (!report.failure && report.stop != samegame::StopReason::stop_requested) {
        m_searched.push_back(job.request.start);
        if (report.snapshot.has_line)
            m_bestLine->offer(job.request.start, report.snapshot.best,
                              sourceOf(job, report.snapshot, &report));
        if (m_results)
            m_results->noteMeasured(job.request.start);
    }
    emit changed();
}
