#include "app/cli/terminal/ticker.h"

#include <csignal>
#include <system_error>

namespace samegame::cli {

Ticker::Ticker(std::chrono::milliseconds interval, std::function<void()> tick)
    : m_interval(interval), m_tick(std::move(tick)) {
    try {
        m_thread = std::thread([this] { run(); });
    } catch (const std::system_error&) {
        // The command itself is worth more than what goes on beside it.
    }
}

Ticker::~Ticker() {
    if (!m_thread.joinable())
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
    }
    m_end.notify_one();
    m_thread.join();
}

void Ticker::run() {
    // A reader of the progress that goes away must not end the command: the write fails instead.
    sigset_t broken_pipe;
    sigemptyset(&broken_pipe);
    sigaddset(&broken_pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &broken_pipe, nullptr);

    std::unique_lock lock(m_mutex);
    while (!m_end.wait_for(lock, m_interval, [this] { return m_ended; }))
        m_tick();
}

} // namespace samegame::cli
