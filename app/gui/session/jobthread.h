#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "engine/base/result.h"

/// Threads that the machine runs side by side; 1 if unknown.
int coreCount();

/// Hands values from one thread to another; only the newest counts. Any thread. Arguments of queued
/// signals would do the same, but the thread sanitizer does not see the locks of Qt's event queue.
template <class T>
class Mailbox {
public:
    void put(T value) {
        const std::lock_guard lock(m_mutex);
        m_value = std::move(value);
    }

    /// The newest value; nothing if it was taken already.
    std::optional<T> take() {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_value, std::nullopt);
    }

private:
    std::mutex m_mutex;
    std::optional<T> m_value;
};

/// What a runner hands to its thread. Its two functions own what they use; `stop` may be called
/// from another thread while `run` runs, and makes it return soon. An exception from `run` ends the
/// job and nothing else.
struct Job {
    std::function<void()> run;
    std::function<void()> stop;
};

/// The thread of a runner, on which every runner is built: one job at a time, of which the newest
/// counts, and a timer that looks at it and runs only while a job does. It is no QThread, whose
/// locks the thread sanitizer does not see. GUI thread only.
class JobThread : public QObject {
    Q_OBJECT

public:
    enum class Priority { Usual, Lowest };

    /// The name is the thread's, for debuggers. Jobs of the lowest priority, with all threads that
    /// they start, give way to everything else that wants a core.
    JobThread(const char* name, std::chrono::milliseconds pollInterval,
              Priority priority = Priority::Usual);
    ~JobThread() override; ///< Asks a running job to stop, then waits for it.

    bool isRunning() const { return m_isRunning; }

    /// Stops what runs, then starts this job as soon as the thread is free.
    void start(const Job& job);
    /// Asks the job to end; ended() comes when it has.
    void stop();
    /// Stops the job and forgets it at once: nothing more is emitted for it.
    void drop();

signals:
    void polled(); ///< Comes in every interval while a job runs.
    /// The newest job has ended, and what it left behind may be read; `error` is what it has
    /// thrown, or that the machine has no thread for it.
    void ended(const std::optional<samegame::Error>& error);
    void worked(QPrivateSignal); ///< Its own thread to itself: there is an Ending.

private:
    struct Assignment {
        std::uint64_t number = 0; // the job's
        std::function<void()> run;
    };
    struct Ending {
        std::uint64_t number = 0;
        std::optional<samegame::Error> error; // what it threw
    };

    std::optional<samegame::Error> startThread();
    void assign(const Assignment& assignment);
    void work(); // on m_thread
    std::optional<Assignment> nextAssignment();
    void takeEnding();
    void end(const Ending& ending);

    const char* const m_name;
    const Priority m_priority;
    QTimer m_timer;
    std::function<void()> m_stop; // stops the newest job
    std::uint64_t m_number = 0;   // the newest job's; what arrives of older ones is dropped
    bool m_isRunning = false;

    std::mutex m_mutex; // guards the next two
    std::optional<Assignment> m_assignment;
    bool m_isOver = false;
    std::condition_variable m_changed; // one of them
    Mailbox<Ending> m_ending;
    std::thread m_thread;
};
