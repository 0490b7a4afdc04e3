#include "app/cli/terminal/progress_line.h"

#include <chrono>
#include <iostream>
#include <unistd.h>

namespace samegame::cli {

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
    const std::size_t width = line.size();
    if (width < m_shown_width)
        line.append(m_shown_width - width, ' ');
    m_shown_width = width;
    std::cerr << '\r' << line << std::flush;
}

} // namespace samegame::cli
