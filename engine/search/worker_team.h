#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace samegame {

/// Threads that work on one task after another together, without being restarted. The thread that
/// owns the team is worker 0. Waiting threads spin for some 50 microseconds, unless there are more
/// workers than cores, and then sleep. If not all can be started, the team keeps half of those that
/// did, since the work itself needs some of the resources.
class WorkerTeam {
public:
    explicit WorkerTeam(int wanted); ///< The desired size, 1 or more.
    ~WorkerTeam();

    int size() const { return static_cast<int>(m_threads.size()) + 1; }

    /// Calls task(i) once for each worker i on its thread, and returns when all have returned.
    /// Their writes are visible to the caller then. Rethrows the first exception of a task; on the
    /// thread of each task that throws, `stop_others` is called first, to ask long tasks to return.
    void run(const std::function<void(int)>& task, const std::function<void()>& stop_others = {});

private:
    bool start(int worker);
    void keep(int size);
    void work(int worker);
    void perform(int worker);

    const bool m_has_cores;
    int m_keep; ///< Workers from this number on end; set between two runs.
    const std::function<void(int)>* m_task = nullptr;
    const std::function<void()>* m_stop_others = nullptr;
    std::mutex m_mutex;                     ///< Guards m_thrown.
    std::exception_ptr m_thrown;            ///< By a task of this round, if any.
    std::atomic<std::uint32_t> m_round = 0; ///< Counts tasks; released with m_task set.
    std::atomic<int> m_working = 0;
    std::vector<std::jthread> m_threads;
};

} // namespace samegame
