#pragma once

#include <array>
#include <string>

#include "engine/search/search_control.h"

namespace samegame::cli {

/// While it lives, the first Ctrl+C only asks the search behind `control` to stop, so that the best
/// line so far can still be printed; a second one ends the program at once. SIGTERM (schedulers,
/// `timeout`, shutdown) and SIGHUP (the terminal goes away) act like Ctrl+C, except that SIGHUP has
/// no effect if the program was started under `nohup`. There is one guard at a time; the main
/// thread makes and destroys it while no other thread of the program runs.
class InterruptGuard {
public:
    /// Without a control, the command asks interrupted() itself.
    explicit InterruptGuard(SearchControl* control = nullptr);
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;

    bool interrupted() const;

    /// What was to be stopped is whole: as if no signal had come.
    void forget();

    /// As if a signal had come: what another process was told ends this one's work, too.
    void note();

    /// From now on a signal stops nothing; called before the control goes away.
    void release_control();

private:
    struct Previous {
        int signal;
        void (*handler)(int);
    };
    std::array<Previous, 3> m_previous;
};

/// Whether a signal has come since the last guard was made, also after its end.
bool was_interrupted();

/// The row below the numbers of a report that a signal cut off, behind `mark`; else nothing.
std::string interrupted_text(const std::string& mark = {});

} // namespace samegame::cli
