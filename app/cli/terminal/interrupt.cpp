#include "app/cli/terminal/interrupt.h"

#include <atomic>
#include <chrono>
#include <csignal>

#include "engine/base/clock.h"

namespace samegame::cli {

namespace {

// A signal handler may touch nothing but lock-free atomics.
std::atomic<SearchControl*> search_to_stop = nullptr;
std::atomic<bool> has_signal = false;
std::atomic<Clock::rep> first_interrupt = 0;
static_assert(std::atomic<SearchControl*>::is_always_lock_free);
static_assert(std::atomic<bool>::is_always_lock_free);
static_assert(std::atomic<Clock::rep>::is_always_lock_free);

/// Some programs that pass Ctrl+C on send it twice at once (timeout: to its child and to its
/// process group); no person is so fast.
constexpr std::chrono::milliseconds one_press(200);

void on_interrupt(int signal) {
    const Clock::duration now = Clock::now().time_since_epoch();
    if (!has_signal) {
        first_interrupt = now.count();
        has_signal = true;
        if (SearchControl* control = search_to_stop)
            control->request_stop();
    } else if (now - Clock::duration(first_interrupt) > one_press) {
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    }
}

} // namespace

InterruptGuard::InterruptGuard(SearchControl* control)
    : m_previous{{{SIGINT, nullptr}, {SIGTERM, nullptr}, {SIGHUP, nullptr}}} {
    has_signal = false;
    search_to_stop = control;
    for (Previous& previous : m_previous)
        previous.handler = std::signal(previous.signal, on_interrupt);
    if (m_previous.back().handler == SIG_IGN)
        std::signal(SIGHUP, SIG_IGN);
}

InterruptGuard::~InterruptGuard() {
    search_to_stop = nullptr;
    if (!has_signal) // else the handler stays, so that a late twin does not cut the output off
        for (const Previous& previous : m_previous)
            std::signal(previous.signal, previous.handler);
}

void InterruptGuard::forget() {
    has_signal = false;
}

void InterruptGuard::note() {
    has_signal = true;
}

void InterruptGuard::release_control() {
    search_to_stop = nullptr;
}

bool InterruptGuard::interrupted() const {
    return was_interrupted();
}

bool was_interrupted() {
    return has_signal;
}

std::string interrupted_text(const std::string& mark) {
    return was_interrupted() ? mark + "Interrupted: here is what was done before.\n" : "";
}

} // namespace samegame::cli
