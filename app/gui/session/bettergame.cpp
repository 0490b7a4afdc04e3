#include "app/gui/session/bettergame.h"

#include <QRandomGenerator>

#include <algorithm>

#include "app/gui/session/bestknownline.h"
#include "engine/solvers/solver_registry.h"

BetterGame::BetterGame(GameDocument* document, BestKnownLine* bestLine, QObject* parent)
    : QObject(parent), m_document(document), m_bestLine(bestLine) {
    m_budget.time = usualTime;
    connect(&m_runner, &SearchRunner::snapshotChanged, this, &BetterGame::takeSnapshot);
    connect(&m_runner, &SearchRunner::finished, this, &BetterGame::finish);
    connect(&m_runner, &SearchRunner::failed, this, [this](const QString& message) {
        if (isSearching())
            enter(State::None);
        emit failed(message);
    });
}

void BetterGame::follow() {
    drop();
    m_told.reset();
}

bool BetterGame::canSearch() const {
    if (!m_document->isFinished() || m_document->line().moves.empty())
        return false;
    const auto& best = m_bestLine->record();
    return !best || !isProvenBest(*best) || isSurpassed();
}

void BetterGame::toggle() {
    if (isSearching())
        m_runner.stop();
    else if (canSearch() && isSurpassed() && isNews())
        tell();
    else if (canSearch())
        search();
}

/// Of what is proven to be the best, too, as often as asked: there is nothing else to be found.
bool BetterGame::isNews() const {
    const auto& best = m_bestLine->record();
    return best && (best->line.score > m_told || isProvenBest(*best));
}

void BetterGame::tell() {
    m_told = m_bestLine->record()->line.score;
    enter(State::None);
    emit found();
}

void BetterGame::drop() {
    if (isSearching())
        m_runner.stop();
    enter(State::None);
}

void BetterGame::search() {
    samegame::SearchRequest request;
    request.start = m_document->start();
    request.solver = &samegame::default_solver(request.start.rules);
    request.options = samegame::complete_options(request.solver->options, {});
    request.budget = m_budget;
    request.threads = coreCount();
    request.seed = QRandomGenerator::global()->generate64();
    request.tries_endgame = true;
    m_runner.start(request, {});
    enter(State::Searching);
}

/// A line that is better than all before is kept at once.
void BetterGame::takeSnapshot(const samegame::SearchSnapshot& snapshot) {
    offer(snapshot, nullptr);
    if (!isSearching())
        return;
    const double share =
        m_budget.time ? snapshot.seconds / std::max(1e-3, m_budget.time->count()) : 0;
    enter(State::Searching, std::clamp(static_cast<int>(100 * share), 0, 100));
}

void BetterGame::finish(const samegame::SearchReport& report) {
    offer(report.snapshot, &report);
    if (!isSearching())
        return; // dropped
    if (report.failure)
        return enter(State::None); // SearchRunner::failed says why
    if (isSurpassed() && isNews())
        return tell();
    enter(State::NotFound);
    emit notFound();
}

void BetterGame::offer(const samegame::SearchSnapshot& snapshot,
                       const samegame::SearchReport* report) {
    const SearchJob& job = m_runner.job();
    if (snapshot.has_line)
        m_bestLine->offer(job.request.start, snapshot.best, sourceOf(job, snapshot, report));
}

bool BetterGame::isSurpassed() const {
    const auto& best = m_bestLine->record();
    return best && best->line.score > m_document->score();
}

void BetterGame::enter(State state, int percent) {
    if (state == m_state && percent == m_percent)
        return;
    m_state = state;
    m_percent = percent;
    emit changed();
}
