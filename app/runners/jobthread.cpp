#include "app/runners/jobthread.h"

JobWorker::JobWorker() {
    connect(this, &JobWorker::assigned, this, &JobWorker::runAssignment, Qt::QueuedConnection);
}

void JobWorker::assign(std::uint64_t number, const std::function<void()>& run) {
    m_assignment.put({number, run});
    emit assigned();
}

void JobWorker::runAssignment() {
    const std::optional<Assignment> assignment = m_assignment.take();
    if (!assignment)
        return; // done with an earlier signal
    assignment->run();
    m_ended.put(assignment->number);
    emit ended();
}

JobThread::JobThread(const QString& name, std::chrono::milliseconds pollInterval) {
    m_worker.moveToThread(&m_thread);
    connect(&m_worker, &JobWorker::ended, this, &JobThread::finish);
    m_timer.setInterval(pollInterval);
    connect(&m_timer, &QTimer::timeout, this, &JobThread::polled);
    m_thread.setObjectName(name);
    m_thread.start();
}

JobThread::~JobThread() {
    stop();
    m_thread.quit();
    m_thread.wait();
}

void JobThread::start(const Job& job) {
    stop();
    ++m_number;
    m_stop = job.stop;
    m_isRunning = true;
    m_timer.start();
    m_worker.assign(m_number, job.run);
}

void JobThread::stop() {
    if (m_isRunning)
        m_stop();
}

void JobThread::drop() {
    stop();
    ++m_number;
    m_isRunning = false;
    m_timer.stop();
}

void JobThread::finish() {
    if (m_worker.takeEnded() != m_number)
        return;
    m_timer.stop();
    m_isRunning = false;
    emit ended();
}
