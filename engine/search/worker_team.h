#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

namespace samegame {

/// Threads that work on one task together, again and again, without being started anew: for
/// searches that share out every layer or every round of playouts. The thread that owns the team is
/// worker 0. Waiting spins for some 50 microseconds, unless there are more workers than cores, and
/// then sleeps.
class WorkerTeam {
public:
    explicit WorkerTeam(int size); ///< `size` is 1 or more.
    ~WorkerTeam();
    WorkerTeam(const WorkerTeam&) = delete;
    WorkerTeam& operator=(const WorkerTeam&) = delete;

    int size() const { return static_cast<int>(m_threads.size()) + 1; }

    /// Calls task(i) once for each worker i on its thread, and returns when all have returned. What
    /// they wrote is visible to the caller then. Tasks must not throw.
    void run(const std::function<void(int)>& task);

private:
    void work(int worker);

    const bool m_has_cores;
    const std::function<void(int)>* m_task = nullptr; ///< Null: the team ends.
    std::atomic<std::uint32_t> m_round = 0;           ///< Counts tasks; released with m_task set.
    std::atomic<int> m_working = 0;
    std::vector<std::jthread> m_threads;
};

} // namespace samegame
