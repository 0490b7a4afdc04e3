#include "app/cli/terminal/progress_line.h"

#include <cmath>
#include <csignal>
#include <exception>
#include <iostream>
#include <sys/ioctl.h>
#include <system_error>
#include <unistd.h>

#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/text_output.h"

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
    while (!m_end.wait_for(lock, m_interval, [this] { return m_ended; })) {
        try {
            m_tick();
        } catch (const std::exception&) {
            // Memory was short, say; the next tick tries again.
        }
    }
}

namespace {

/// The places of a line of the terminal, but for the last one: with some, the cursor behind it is
/// on the next line.
std::size_t places_of_terminal() {
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < 2)
        return std::string::npos;
    return size.ws_col - 1;
}

} // namespace

std::string share_text(double share, double seconds) {
    if (share <= 0 || share >= 1)
        return "";
    const double left = std::ceil(seconds / share - seconds);
    constexpr double longest = 1e9; // what is hardly begun may seem to take for ever
    return "  " + fixed(std::floor(100 * share), 0) + " %" +
           (left < longest ? ", " + duration_text(left) + " left" : "");
}

std::string cut_to(const std::string& line, std::size_t places) {
    if (width_of(line) <= places)
        return line;
    constexpr auto ellipsis = "\u2026";
    std::string cut;
    std::size_t width = 0;
    for (const char c : line) {
        const bool begins_character = (c & 0xc0) != 0x80;
        if (begins_character && ++width >= places)
            break;
        cut += c;
    }
    return cut + ellipsis;
}

ProgressLine::ProgressLine(bool always, std::function<std::string()> text)
    : m_text(std::move(text)), m_on_terminal(isatty(STDERR_FILENO) != 0) {
    if ((m_on_terminal || always) && !is_quiet())
        m_ticker.emplace(std::chrono::milliseconds(m_on_terminal ? 200 : 1000), [this] { show(); });
}

ProgressLine::~ProgressLine() {
    m_ticker.reset();
    if (m_shown_width > 0)
        std::cerr << '\r' << std::string(m_shown_width, ' ') << '\r' << std::flush;
}

void ProgressLine::show() {
    std::string line = m_text();
    if (!m_on_terminal) {
        std::cerr << line << '\n' << std::flush;
        return;
    }
    line = cut_to(line, places_of_terminal());
    const std::size_t width = width_of(line);
    if (width < m_shown_width)
        line.append(m_shown_width - width, ' ');
    m_shown_width = width;
    std::cerr << '\r' << line << std::flush;
}

} // namespace samegame::cli
