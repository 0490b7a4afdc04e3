#include "engine/search/worker_team.h"

#include <cassert>

namespace samegame {

WorkerTeam::WorkerTeam(int size) {
    assert(size >= 1);
    for (int worker = 1; worker < size; ++worker)
        m_threads.emplace_back([this, worker] { work(worker); });
}

WorkerTeam::~WorkerTeam() {
    m_task = nullptr;
    m_round.fetch_add(1, std::memory_order_release);
    m_round.notify_all();
}

void WorkerTeam::run(const std::function<void(int)>& task) {
    m_task = &task;
    m_working.store(static_cast<int>(m_threads.size()), std::memory_order_relaxed);
    m_round.fetch_add(1, std::memory_order_release);
    m_round.notify_all();
    task(0);
    for (int left = m_working.load(std::memory_order_acquire); left != 0;
         left = m_working.load(std::memory_order_acquire))
        m_working.wait(left, std::memory_order_acquire);
}

void WorkerTeam::work(int worker) {
    for (std::uint32_t done = 0;; ++done) {
        m_round.wait(done, std::memory_order_acquire);
        if (m_task == nullptr)
            return;
        (*m_task)(worker);
        if (m_working.fetch_sub(1, std::memory_order_release) == 1)
            m_working.notify_one();
    }
}

} // namespace samegame
