#pragma once

#include <QObject>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <functional>

#include "app/runners/mailbox.h"

/// What a runner hands to its thread. Its two functions own what they use; `stop` may be called
/// from another thread while `run` runs, and makes it return soon.
struct Job {
    std::function<void()> run;
    std::function<void()> stop;
};

/// Runs jobs, one after another, on the thread it was moved to. The event loop there is busy until
/// a job returns, so a stop goes around it, never through a slot.
class JobWorker : public QObject {
    Q_OBJECT

public:
    JobWorker();

    /// Runs the job as soon as the worker is free, unless another one is assigned before. Any
    /// thread.
    void assign(std::uint64_t number, const std::function<void()>& run);

    /// The number of the job that ended last, once. Any thread.
    std::optional<std::uint64_t> takeEnded() { return m_ended.take(); }

signals:
    void assigned();
    void ended();

private:
    struct Assignment {
        std::uint64_t number = 0;
        std::function<void()> run;
    };
    void runAssignment();

    Mailbox<Assignment> m_assignment;
    Mailbox<std::uint64_t> m_ended;
};

/// The thread of a runner: one job at a time, the newest counts, and a timer to look at it that
/// runs only while a job does. What every runner is built on. GUI thread only.
class JobThread : public QObject {
    Q_OBJECT

public:
    JobThread(const QString& name, std::chrono::milliseconds pollInterval);
    ~JobThread() override; ///< Asks a running job to stop, then waits for it.

    bool isRunning() const { return m_isRunning; }

    /// Stops what runs, then starts this job as soon as the thread is free.
    void start(const Job& job);
    /// Asks the job to end; ended() comes when it has.
    void stop();
    /// Stops the job and forgets it at once: nothing more is heard of it.
    void drop();

signals:
    void polled(); ///< Comes in every interval while a job runs.
    void ended();  ///< The newest job has ended; what it left behind may be read.

private:
    void finish();

    QThread m_thread;
    JobWorker m_worker; // lives on m_thread
    QTimer m_timer;
    std::function<void()> m_stop; // stops the newest job
    std::uint64_t m_number = 0;   // the newest job's; what arrives of older ones is dropped
    bool m_isRunning = false;
};
