#pragma once

#include <functional>

#include "app/python/values.h"

namespace samegame::python {

/// Calls `work` of the engine on a thread of its own and waits for it without Python's lock, so
/// that other threads of Python run meanwhile. The waiting thread looks for signals twenty times a
/// second; Ctrl+C calls `stop`, which makes `work` return soon, and is then raised as
/// KeyboardInterrupt.
///
/// `tell` is called twice a second and once after the end, with Python's lock. The last call comes
/// after Ctrl+C, too, so that what was found is not lost. What else it raises stops the work and is
/// raised again, but StopIteration only stops the work; it is not called again then.
void call_engine(const std::function<void()>& work, const std::function<void()>& stop,
                 const std::function<void()>& tell);

/// A function for `tell` that calls `progress` with what `state()` returns; none for None.
template <class State>
std::function<void()> telling(const py::object& progress, State state) {
    if (progress.is_none())
        return [] {};
    return [progress, state] { progress(state()); };
}

} // namespace samegame::python
