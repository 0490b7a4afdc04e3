#include "app/analysis/assistant.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QThread>

#include <algorithm>

#include "app/analysis/bestline.h"
#include "app/analysis/searchrunner.h"
#include "engine/game/scoring.h"
#include "engine/solvers/solver_registry.h"

namespace {

constexpr samegame::Seconds hintTime(1.0);
constexpr samegame::Seconds defaultTime(10.0);

samegame::RecordSource sourceOf(const SearchJob& job, const samegame::SearchSnapshot& snapshot,
                                const samegame::SearchReport* report) {
    samegame::RecordSource source;
    source.solver = job.request.solver->name;
    source.options_json = samegame::to_json(job.request.options);
    source.seed = job.request.seed;
    source.threads = job.request.threads;
    source.seconds = snapshot.seconds;
    source.playouts = snapshot.playouts;
    if (job.request.solver->has_nodes)
        source.nodes = snapshot.nodes;
    source.program = "samegame " + QCoreApplication::applicationVersion().toStdString();
    if (report) {
        source.stop = samegame::name_of(report->stop);
        source.upper_bound = job.prefix.score + report->upper_bound;
    }
    return source;
}

} // namespace

Assistant::Assistant(GameDocument* document, SearchRunner* runner, BestLine* bestLine,
                     QObject* parent)
    : QObject(parent), m_document(document), m_runner(runner), m_bestLine(bestLine) {
    m_settings.budget.time = defaultTime;
    m_settings.solver = &samegame::default_solver(m_settings.budget);
    m_settings.options = samegame::default_options(m_settings.solver->options);
    m_settings.threads = coreCount();

    connect(document, &GameDocument::positionChanged, this, &Assistant::followPosition);
    connect(runner, &SearchRunner::snapshotChanged, this, &Assistant::takeSnapshot);
    connect(runner, &SearchRunner::finished, this, &Assistant::finishSearch);
    connect(runner, &SearchRunner::failed, this, &Assistant::failSearch);
}

void Assistant::setSettings(const AssistantSettings& settings) {
    if (settings == m_settings)
        return;
    m_settings = settings;
    if (isRunning())
        start();
}

bool Assistant::canSearch() const {
    return m_document->board().has_moves();
}

int Assistant::coreCount() {
    return std::max(1, QThread::idealThreadCount());
}

const samegame::SearchSnapshot* Assistant::result() const {
    return m_results.find(position());
}

std::optional<std::uint64_t> Assistant::seed() const {
    if (m_jobTask != Task::Analysis || !(m_runner->job().request.board == m_document->board()))
        return std::nullopt;
    return m_runner->job().request.seed;
}

void Assistant::restoreResult(const samegame::StartPosition& position,
                              const samegame::SearchSnapshot& snapshot) {
    m_results.keep(position, snapshot);
    if (position == this->position())
        emit resultChanged();
}

void Assistant::start() {
    if (!canSearch())
        return;
    m_knownPlayouts = 0;
    search(m_settings, Task::Analysis);
}

void Assistant::stop() {
    setHintPending(false);
    if (m_task == Task::None)
        return;
    m_runner->stop();
    setTask(Task::None);
}

void Assistant::toggle() {
    if (isRunning())
        stop();
    else
        start();
}

void Assistant::requestHint() {
    if (!canSearch() || m_isHintPending)
        return;
    if (const auto* known = result(); known && known->has_line)
        return giveHint(*known);
    if (const auto* known = m_hintResults.find(position());
        known && known->has_line && !isRunning())
        return giveHint(*known);
    setHintPending(true);
    if (isRunning())
        return; // its first line will do
    AssistantSettings settings = m_settings;
    settings.budget = {};
    settings.budget.time = hintTime;
    settings.solver = &samegame::default_solver(settings.budget);
    settings.options = samegame::default_options(settings.solver->options);
    search(settings, Task::HintSearch);
}

samegame::StartPosition Assistant::position() const {
    return {m_document->board(), m_document->start().rules};
}

void Assistant::search(const AssistantSettings& settings, Task task) {
    m_jobTask = task;
    m_jobGame = m_document->start();
    const samegame::SearchRequest request{
        m_document->board(),
        m_document->start().rules,
        settings.solver,
        settings.options,
        settings.budget,
        settings.threads,
        settings.seed.value_or(QRandomGenerator::global()->generate64())};
    m_runner->start(request, m_document->line());
    setTask(task);
}

void Assistant::setTask(Task task) {
    const bool wasRunning = isRunning();
    m_task = task;
    if (isRunning() != wasRunning)
        emit runningChanged(isRunning());
}

void Assistant::setHintPending(bool isPending) {
    if (m_isHintPending == isPending)
        return;
    m_isHintPending = isPending;
    emit hintPendingChanged(isPending);
}

void Assistant::followPosition() {
    setHintPending(false);
    if (isRunning() && canSearch()) {
        const samegame::SearchSnapshot* known = result();
        m_knownPlayouts = known ? known->playouts : 0;
        search(m_settings, Task::Analysis);
    } else {
        stop();
    }
    emit resultChanged();
}

void Assistant::takeSnapshot(const samegame::SearchSnapshot& snapshot) {
    const SearchJob& job = m_runner->job();
    const samegame::StartPosition searched{job.request.board, job.request.rules};
    if (m_jobTask == Task::HintSearch) {
        m_hintResults.keep(searched, snapshot);
    } else if (snapshot.playouts >= m_knownPlayouts) {
        m_results.keep(searched, snapshot);
        if (searched == position())
            emit resultChanged();
    }
    offerBestLine(snapshot, nullptr);
    if (m_isHintPending && m_task == Task::Analysis && snapshot.has_line)
        giveHint(snapshot);
}

void Assistant::finishSearch(const samegame::SearchReport& report) {
    offerBestLine(report.snapshot, &report);
    const bool wasHintPending = m_isHintPending;
    setTask(Task::None);
    setHintPending(false);
    if (wasHintPending && report.snapshot.has_line)
        giveHint(report.snapshot);
}

void Assistant::failSearch(const QString& message) {
    setTask(Task::None);
    setHintPending(false);
    emit failed(message);
}

void Assistant::offerBestLine(const samegame::SearchSnapshot& snapshot,
                              const samegame::SearchReport* report) {
    if (!snapshot.has_line)
        return;
    const SearchJob& job = m_runner->job();
    m_bestLine->offer(m_jobGame, joined(job.prefix, snapshot.best),
                      sourceOf(job, snapshot, report));
}

void Assistant::giveHint(const samegame::SearchSnapshot& snapshot) {
    setHintPending(false);
    Hint hint;
    hint.move = snapshot.best.moves.front();
    hint.finalScore = m_document->score() + snapshot.best.score;
    const auto known = m_bestLine->moveAfter(m_document->line().moves);
    if (known && m_bestLine->record()->line.score > hint.finalScore) {
        hint.move = *known;
        hint.finalScore = m_bestLine->record()->line.score;
    }
    hint.cells = samegame::group_at(m_document->board(), hint.move.cell).size();
    hint.points = samegame::move_points(m_document->start().rules, hint.cells);
    if (!(m_hintedPosition == position() && m_hintedMove == hint.move)) {
        m_hintedPosition = position();
        m_hintedMove = hint.move;
        m_document->addHint();
    }
    emit hintGiven(hint);
}
