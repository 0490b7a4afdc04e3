#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace samegame::cli {

/// Calls a function again and again, on a thread of its own, as long as the object lives: for what
/// goes on beside a long command. Where no thread can be started there are no calls.
class Ticker {
public:
    /// `tick` must not throw. The first call comes after one `interval`.
    Ticker(std::chrono::milliseconds interval, std::function<void()> tick);
    /// Waits for a call that is under way.
    ~Ticker();
    Ticker(const Ticker&) = delete;
    Ticker& operator=(const Ticker&) = delete;

private:
    void run();

    std::chrono::milliseconds m_interval;
    std::function<void()> m_tick;
    std::mutex m_mutex;
    std::condition_variable m_end;
    bool m_ended = false; // guarded by m_mutex
    std::thread m_thread; // last, so that it starts when all else is there
};

} // namespace samegame::cli
