#include "app/runners/jobthread.h"

#include <exception>
#include <system_error>

#include "engine/base/invalid_options.h"

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
    Ending ending{assignment->number, std::nullopt};
    try {
        assignment->run();
    } catch (const std::exception& exception) {
        ending.error = samegame::error_of(exception);
    }
    m_ended.put(ending);
    emit ended();
}

JobThread::JobThread(const QString& name, std::chrono::milliseconds pollInterval) {
    m_worker.moveToThread(&m_thread);
    connect(&m_worker, &JobWorker::ended, this, &JobThread::takeEnding);
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
    if (!m_thread.isRunning())
        m_thread.start(); // what was refused once may be granted now
    if (m_thread.isRunning())
        m_worker.assign(m_number, job.run);
    else
        QTimer::singleShot(0, this, [this, number = m_number] {
            const std::system_error none(
                std::make_error_code(std::errc::resource_unavailable_try_again));
            end(number, samegame::error_of(none));
        });
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

void JobThread::takeEnding() {
    if (const auto ending = m_worker.takeEnded())
        end(ending->number, ending->error);
}

void JobThread::end(std::uint64_t number, const std::optional<samegame::Error>& error) {
    if (number != m_number)
        return;
    m_timer.stop();
    m_isRunning = false;
    emit ended(error);
}
