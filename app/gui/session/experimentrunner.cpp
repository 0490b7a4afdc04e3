#include "app/gui/session/experimentrunner.h"

#include <QThread>

#include <chrono>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/kepttexts.h"

namespace {

constexpr std::chrono::milliseconds trialsInterval(200); // trials take seconds

} // namespace

struct ExperimentRunner::Run {
    explicit Run(const KeptExperiment& kept)
        : plan(tableInFile(kept.experiment), kept.trials), trials(plan, threads()) {}

    samegame::FixedPlan plan;
    samegame::TrialRun trials;
};

ExperimentRunner::ExperimentRunner(QObject* parent)
    : QObject(parent), m_thread("experiment", trialsInterval) {
    connect(&m_thread, &JobThread::polled, this, &ExperimentRunner::poll);
    connect(&m_thread, &JobThread::ended, this, &ExperimentRunner::finish);
}

int ExperimentRunner::threads() {
    return QThread::idealThreadCount();
}

void ExperimentRunner::start(const KeptExperiment& kept) {
    m_kept = kept;
    if (kept.trials.empty())
        m_kept->threads = threads();
    else if (kept.threads != threads())
        m_kept->threads = 0;
    m_run = std::make_shared<Run>(kept);
    m_progress = m_run->trials.progress();
    m_thread.start(
        {[run = m_run] { run->trials.run(); }, [run = m_run] { run->trials.request_stop(); }});
    emit runningChanged(true);
    emit resultsChanged();
    emit progressChanged();
}

void ExperimentRunner::takeOver(const KeptExperiment& kept) {
    m_run.reset();
    m_kept = kept;
    emit resultsChanged();
}

void ExperimentRunner::keepApart() {
    m_kept->run = newRunId();
}

void ExperimentRunner::poll() {
    if (!m_run)
        return;
    const std::vector<samegame::Trial> added = m_run->plan.trials(m_kept->trials.size());
    m_progress = m_run->trials.progress();
    m_kept->trials.insert(m_kept->trials.end(), added.begin(), added.end());
    emit progressChanged();
    if (!added.empty())
        emit resultsChanged();
}

void ExperimentRunner::finish(const std::optional<samegame::Error>& error) {
    const std::shared_ptr<Run> run = m_run;
    poll();
    if (run == m_run)
        emit runningChanged(false);
    if (error)
        emit failed(errorText(*error));
}
