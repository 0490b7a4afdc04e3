#include "app/cli/terminal/progress_line.h"

#include <chrono>
#include <iostream>
#include <unistd.h>

namespace samegame::cli {

ProgressLine::ProgressLine(bool always, std::function<std::string()> text)
    : m_text(std::move(text)), m_on_terminal(isatty(STDERR_FILENO) != 0) {
    if (m_on_terminal || always)
        m_thread = std::thread([this] { run(); });
}

ProgressLine::~ProgressLine() {
    if (!m_thread.joinable())
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
    }
    m_end.notify_one();
    m_thread.join();
    if (m_shown_width > 0)
        std::cerr << '\r' << std::string(m_shown_width, ' ') << '\r' << std::flush;
}

void ProgressLine::run() {
    const std::chrono::milliseconds interval(m_on_terminal ? 200 : 1000);
    std::unique_lock lock(m_mutex);
    while (!m_end.wait_for(lock, interval, [this] { return m_ended; }))
        show();
}

void ProgressLine::show() {
    std::string line = m_text();
    if (!m_on_terminal) {
        std::cerr << line << '\n' << std::flush;
        return;
    }
    const std::size_t width = line.size();
    if (width < m_shown_width)
        line.append(m_shown_width - width, ' ');
    m_shown_width = width;
    std::cerr << '\r' << line << std::flush;
}

} // namespace samegame::cli
