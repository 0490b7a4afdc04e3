#include "app/cli/terminal/progress_line.h"

#include <chrono>
#include <iostream>
#include <sys/ioctl.h>
#include <unistd.h>

#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

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
    if (m_on_terminal || always)
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
