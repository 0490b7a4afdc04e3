#include "app/gui/session/jobthread.h"

#include <QThread>

#include <algorithm>
#include <exception>
#include <pthread.h>
#include <sys/resource.h>
#include <system_error>

#include "engine/base/exceptions.h"

int coreCount() {
    return std::max(1, QThread::idealThreadCount());
}

JobThread::JobThread(const char* name, std::chrono::milliseconds pollInterval, Priority priority)
    : m_name(name), m_priority(priority) {
    m_timer.setInterval(pollInterval);
    connect(&m_timer, &QTimer::timeout, this, &JobThread::polled);
    connect(this, &JobThread::worked, this, &JobThread::takeEnding, Qt::QueuedConnection);
    startThread(); // what is refused now may be granted to the first job
}

JobThread::~JobThread() {
    stop();
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_changed.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void JobThread::start(const Job& job) {
    stop();
    ++m_number;
    m_stop = job.stop;
    m_isRunning = true;
    m_timer.start();
    if (const auto error = startThread())
        QTimer::singleShot(0, this, [this, ending = Ending{m_number, error}] { end(ending); });
    else
        assign({m_number, job.run});
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

/// If it has not started yet. The error is that the machine has none.
std::optional<samegame::Error> JobThread::startThread() {
    if (m_thread.joinable())
        return std::nullopt;
    try {
        m_thread = std::thread([this] { work(); });
    } catch (const std::system_error& error) {
        return samegame::error_of(error);
    }
    pthread_setname_np(m_thread.native_handle(), m_name);
    return std::nullopt;
}

/// An assignment that the thread has not begun is forgotten.
void JobThread::assign(const Assignment& assignment) {
    {
        const std::lock_guard lock(m_mutex);
        m_assignment = assignment;
    }
    m_changed.notify_one();
}

/// Waits for it; none when all is over.
std::optional<JobThread::Assignment> JobThread::nextAssignment() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_isOver || m_assignment; });
    return m_isOver ? std::nullopt : std::exchange(m_assignment, std::nullopt);
}

void JobThread::work() {
    constexpr int lowest = 19;
    if (m_priority == Priority::Lowest) // on Linux that of the calling thread alone
        setpriority(PRIO_PROCESS, 0, lowest);
    while (const auto assignment = nextAssignment()) {
        Ending ending{assignment->number, std::nullopt};
        try {
            assignment->run();
        } catch (const std::exception& exception) {
            ending.error = samegame::error_of(exception);
        }
        m_ending.put(ending);
        emit worked(QPrivateSignal());
    }
}

void JobThread::takeEnding() {
    if (const auto ending = m_ending.take())
        end(*ending);
}

void JobThread::end(const Ending& ending) {
    if (ending.number != m_number)
        return;
    m_timer.stop();
    m_isRunning = false;
    emit ended(ending.error);
}
