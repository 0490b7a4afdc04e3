#include "app/gui/session/searchrunner.h"

#include "app/gui/basics/enginetexts.h"

namespace {

constexpr std::chrono::milliseconds panelInterval(80); // panels repaint as often

} // namespace

struct SearchRunner::Run {
    samegame::SearchRequest request;
    samegame::SearchControl control;
    samegame::SearchReport report; // valid once the search has ended
};

SearchRunner::SearchRunner(QObject* parent) : QObject(parent), m_thread("search", panelInterval) {
    connect(&m_thread, &JobThread::polled, this, &SearchRunner::poll);
    connect(&m_thread, &JobThread::ended, this, &SearchRunner::finish);
}

void SearchRunner::start(const samegame::SearchRequest& request, const samegame::Line& prefix) {
    m_job = {m_job.number + 1, request, prefix};
    m_run = std::make_shared<Run>();
    m_run->request = request;
    m_snapshot = {};
    m_thread.start(
        {[run = m_run] { run->report = samegame::run_search(run->request, run->control); },
         [run = m_run] { run->control.request_stop(); }});
    emit started();
}

void SearchRunner::poll() {
    samegame::SearchSnapshot snapshot = m_run->control.snapshot();
    if (snapshot.playouts == m_snapshot.playouts && snapshot.nodes == m_snapshot.nodes)
        return;
    m_snapshot = std::move(snapshot);
    emit snapshotChanged(m_snapshot);
}

void SearchRunner::finish(const std::optional<samegame::Error>& error) {
    if (error) { // the search could not begin
        emit failed(errorText(*error));
        return;
    }
    const std::shared_ptr<Run> run = m_run;
    m_snapshot = run->report.snapshot;
    emit snapshotChanged(m_snapshot);
    // A receiver may have started the next search already; then this one has been replaced.
    if (run == m_run)
        emit finished(run->report);
    if (run == m_run && run->report.failure)
        emit failed(errorText(*run->report.failure));
}
