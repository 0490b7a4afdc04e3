#include "engine/search/worker_team.h"

#include <cassert>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace samegame {

namespace {

constexpr int spins = 2000; ///< Some 50 microseconds: what waking a sleeper would take.

void relax() {
#if defined(__x86_64__)
    _mm_pause();
#endif
}

/// Waits until `value` is no longer `old`: what comes soon is met without sleep, where no other
/// worker needs the core.
template <class Number>
void wait_for_change(const std::atomic<Number>& value, Number old, bool spins_first) {
    for (int i = 0; spins_first && i < spins; ++i) {
        if (value.load(std::memory_order_acquire) != old)
            return;
        relax();
    }
    value.wait(old, std::memory_order_acquire);
}

} // namespace

WorkerTeam::WorkerTeam(int size)
    : m_has_cores(static_cast<unsigned>(size) <= std::thread::hardware_concurrency()) {
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
        wait_for_change(m_working, left, m_has_cores);
}

void WorkerTeam::work(int worker) {
    for (std::uint32_t done = 0;; ++done) {
        wait_for_change(m_round, done, m_has_cores);
        if (m_task == nullptr)
            return;
        (*m_task)(worker);
        if (m_working.fetch_sub(1, std::memory_order_release) == 1)
            m_working.notify_one();
    }
}

} // namespace samegame
