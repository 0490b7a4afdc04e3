#pragma once

#include <QObject>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>

#include "app/runners/mailbox.h"
#include "engine/base/result.h"

/// What a runner hands to its thread. Its two functions own what they use; `stop` may be called
/// from another thread while `run` runs, and makes it return soon. What `run` throws ends the job
/// and nothing else.
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

    /// How a job ended.
    struct Ending {
        std::uint64_t number = 0;             // the job's
        std::optional<samegame::Error> error; // what it threw
    };

    /// How the last job ended, once. Any thread.
    std::optional<Ending> takeEnded() { return m_ended.take(); }

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
    Mailbox<Ending> m_ended;
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
    /// The newest job has ended, and what it left behind may be read; `error` is what it has
    /// thrown, or that the machine has no thread for it.
    void ended(const std::optional<samegame::Error>& error);

private:
    void takeEnding();
    void end(std::uint64_t number, const std::optional<samegame::Error>& error);

    QThread m_thread;
    JobWorker m_worker; // lives on m_thread
    QTimer m_timer;
    std::function<void()> m_stop; // stops the newest job
    std::uint64_t m_number = 0;   // the newest job's; what arrives of older ones is dropped
    bool m_isRunning = false;
};
