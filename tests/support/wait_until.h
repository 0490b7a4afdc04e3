#pragma once

#include <chrono>
#include <thread>

namespace samegame {

/// Waits for what another thread does, as long as it takes: a test must not fail because the
/// machine is slow. One that waits for ever is ended by the test runner.
template <class Condition>
void wait_until(const Condition& holds) {
    while (!holds())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

} // namespace samegame
