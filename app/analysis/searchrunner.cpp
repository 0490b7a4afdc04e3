#include "app/analysis/searchrunner.h"

#include <chrono>

#include "app/analysis/searchworker.h"

namespace {

constexpr std::chrono::milliseconds pollInterval(66); // about 15 a second

} // namespace

SearchRunner::SearchRunner(QObject* parent)
    : QObject(parent), m_worker(std::make_unique<SearchWorker>()) {
    m_worker->moveToThread(&m_thread);
    connect(m_worker.get(), &SearchWorker::ended, this, &SearchRunner::finish);
    m_pollTimer.setInterval(pollInterval);
    connect(&m_pollTimer, &QTimer::timeout, this, &SearchRunner::poll);
    m_thread.setObjectName("search");
    m_thread.start();
}

SearchRunner::~SearchRunner() {
    stop();
    m_thread.quit();
    m_thread.wait();
}

bool SearchRunner::isRunning() const {
    return m_isRunning;
}

const SearchJob& SearchRunner::job() const {
    return m_job;
}

const samegame::SearchSnapshot& SearchRunner::snapshot() const {
    return m_snapshot;
}

void SearchRunner::start(const samegame::SearchRequest& request, const samegame::Line& prefix) {
    stop();
    m_job = {m_job.number + 1, request, prefix};
    m_control = std::make_shared<samegame::SearchControl>();
    m_snapshot = {};
    m_isRunning = true;
    m_pollTimer.start();
    m_worker->assign(m_job, m_control);
    emit started();
}

void SearchRunner::stop() {
    if (m_isRunning)
        m_control->request_stop();
}

void SearchRunner::poll() {
    samegame::SearchSnapshot snapshot = m_control->snapshot();
    if (snapshot.playouts == m_snapshot.playouts && snapshot.nodes == m_snapshot.nodes)
        return;
    m_snapshot = std::move(snapshot);
    emit snapshotChanged(m_snapshot);
}

void SearchRunner::finish() {
    const std::optional<SearchOutcome> outcome = m_worker->takeOutcome();
    if (!outcome || outcome->number != m_job.number)
        return;
    m_pollTimer.stop();
    m_isRunning = false;
    if (!outcome->error.empty()) {
        emit failed(QString::fromStdString(outcome->error));
        return;
    }
    m_snapshot = outcome->report.snapshot;
    emit snapshotChanged(m_snapshot);
    // A receiver may have started the next search already; then this one has been replaced.
    if (outcome->number == m_job.number)
        emit finished(outcome->report);
}
