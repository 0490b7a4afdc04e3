#include "engine/search/worker_team.h"

#include <cassert>
#include <new>
#include <system_error>
#include <utility>
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

/// Waits until `value` is no longer `old`; spins at first if no other worker needs the core.
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

WorkerTeam::WorkerTeam(int wanted)
    : m_has_cores(static_cast<unsigned>(wanted) <= std::thread::hardware_concurrency()),
      m_keep(wanted) {
    assert(wanted >= 1);
    m_threads.reserve(static_cast<std::size_t>(wanted - 1)); // or throws before any has started
    for (int worker = 1; worker < wanted; ++worker)
        if (!start(worker)) {
            keep(1 + (worker - 1) / 2);
            break;
        }
}

WorkerTeam::~WorkerTeam() {
    keep(1);
}

bool WorkerTeam::start(int worker) {
    try {
        m_threads.emplace_back([this, worker] { work(worker); });
        return true;
    } catch (const std::system_error&) { // no more threads, or no address space for one
        return false;
    } catch (const std::bad_alloc&) {
        return false;
    }
}

/// Ends the workers from number `size` on.
void WorkerTeam::keep(int size) {
    m_keep = size;
    run([](int) {});
    while (this->size() > size)
        m_threads.pop_back(); // joins
}

void WorkerTeam::run(const std::function<void(int)>& task,
                     const std::function<void()>& stop_others) {
    m_task = &task;
    m_stop_others = &stop_others;
    m_working.store(static_cast<int>(m_threads.size()), std::memory_order_relaxed);
    m_round.fetch_add(1, std::memory_order_release);
    m_round.notify_all();
    perform(0);
    for (int left = m_working.load(std::memory_order_acquire); left != 0;
         left = m_working.load(std::memory_order_acquire))
        wait_for_change(m_working, left, m_has_cores);
    if (m_thrown)
        std::rethrow_exception(std::exchange(m_thrown, nullptr));
}

void WorkerTeam::work(int worker) {
    for (std::uint32_t done = 0;; ++done) {
        wait_for_change(m_round, done, m_has_cores);
        const bool stays = worker < m_keep; // the owner may go on once this one is done
        perform(worker);
        if (m_working.fetch_sub(1, std::memory_order_release) == 1)
            m_working.notify_one();
        if (!stays)
            return;
    }
}

/// The worker's part of a round.
void WorkerTeam::perform(int worker) {
    try {
        (*m_task)(worker);
    } catch (...) {
        if (*m_stop_others)
            (*m_stop_others)();
        const std::lock_guard lock(m_mutex);
        if (!m_thrown)
            m_thrown = std::current_exception();
    }
}

} // namespace samegame
