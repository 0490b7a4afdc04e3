#pragma once

#include <array>

#include "engine/search/search_control.h"

namespace samegame::cli {

/// While it lives, the first Ctrl+C only asks the search behind `control` to stop, so that the best
/// so far can still be printed; the second one ends the program at once. A request to end (SIGTERM:
/// schedulers, `timeout`, shutdown) and a terminal that goes away (SIGHUP) act as Ctrl+C does,
/// except that SIGHUP stays without effect where the program was started under `nohup`. One guard
/// at a time, made and destroyed on the main thread while no other thread of the program runs.
class InterruptGuard {
public:
    /// Without a control, a command looks at interrupted() itself.
    explicit InterruptGuard(SearchControl* control = nullptr);
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;

    bool interrupted() const;

private:
    struct Previous {
        int signal;
        void (*handler)(int);
    };
    std::array<Previous, 3> m_previous;
};

} // namespace samegame::cli
