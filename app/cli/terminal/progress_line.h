#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace samegame::cli {

/// Calls a function again and again on a thread of its own, as long as the object lives, beside a
/// long command. If no thread can be started, there are no calls.
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
    std::thread m_thread; // last, so that it starts once all else is constructed
};

/// "  25 %, 45 s left": the share of the work that is done, 0 to 1, and the time that the rest
/// takes if it goes on like the `seconds` so far. Empty before there is any, and at the end.
std::string share_text(double share, double seconds);

/// The text cut to `places` places, 1 or more; the last one is an ellipsis if something is cut.
std::string cut_to(const std::string& line, std::size_t places);

/// Shows the progress of a long command on standard error, as long as the object lives: on a
/// terminal in one row, rewritten about five times a second and cut to the terminal's width;
/// elsewhere, and only if `always`, in a new row each second. With `--quiet` nothing is shown.
class ProgressLine {
public:
    /// `text` gives the present state in one short row; it is called on a thread of its own and
    /// must not throw.
    ProgressLine(bool always, std::function<std::string()> text);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

private:
    void show();

    std::function<std::string()> m_text;
    bool m_on_terminal;
    std::size_t m_shown_width = 0;  // the width of the line on the terminal, to overwrite all of it
    std::optional<Ticker> m_ticker; // last, so that it starts when all else is there
};

} // namespace samegame::cli
