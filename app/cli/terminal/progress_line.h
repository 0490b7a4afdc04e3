#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace samegame::cli {

/// Shows how a long command goes on standard error: on a terminal one line, rewritten about five
/// times a second; elsewhere, and only if `always`, a line each second. Ends with the object.
class ProgressLine {
public:
    /// `text` tells the present state in one short line; it is called on a thread of its own.
    ProgressLine(bool always, std::function<std::string()> text);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

private:
    void run();
    void show();

    std::function<std::string()> m_text;
    bool m_on_terminal;
    std::size_t m_shown_width = 0; // the width of the line on the terminal, to overwrite all of it
    std::mutex m_mutex;
    std::condition_variable m_end;
    bool m_ended = false; // guarded by m_mutex
    std::thread m_thread; // last, so that it starts when all else is there
};

} // namespace samegame::cli
