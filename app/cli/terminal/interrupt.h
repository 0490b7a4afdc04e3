#pragma once

#include "engine/search/search_control.h"

namespace samegame::cli {

/// While it lives, the first Ctrl+C only asks the search behind `control` to stop, so that the best
/// so far can still be printed; the second one ends the program at once. There is one guard at a
/// time, made and destroyed on the main thread while no other thread of the program runs.
class InterruptGuard {
public:
    /// Without a control, a command looks at interrupted() itself.
    explicit InterruptGuard(SearchControl* control = nullptr);
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;

    bool interrupted() const;

private:
    void (*m_previous)(int);
};

} // namespace samegame::cli
