#include "app/python/engine_call.h"

#include <chrono>
#include <exception>
#include <future>

#include "engine/base/clock.h"
#include "engine/base/exceptions.h"

namespace samegame::python {

namespace {

constexpr std::chrono::milliseconds between_looks(50);
constexpr std::chrono::milliseconds between_calls(500);

/// Waits without Python's lock; whether the work has ended.
bool has_ended(const std::future<void>& work) {
    const py::gil_scoped_release released;
    return work.wait_for(between_looks) == std::future_status::ready;
}

void wait_for_end(const std::future<void>& work) {
    const py::gil_scoped_release released;
    work.wait();
}

/// Whether the work shall go on.
bool goes_on_after(const std::function<void()>& tell) {
    try {
        tell();
        return true;
    } catch (const py::error_already_set& error) {
        if (!error.matches(PyExc_StopIteration))
            throw;
        return false;
    }
}

} // namespace

void call_engine(const std::function<void()>& work, const std::function<void()>& stop,
                 const std::function<void()>& tell) {
    std::future<void> running = std::async(std::launch::async, [&work] {
        try {
            work();
        } catch (const ThrownError& error) { // options that do not go together
            refuse(error.what());
        }
    });
    std::exception_ptr raised;
    bool tells_end = true;
    try {
        for (auto last_call = Clock::now(); tells_end && !has_ended(running);) {
            if (PyErr_CheckSignals() != 0)
                throw py::error_already_set();
            if (Clock::now() - last_call < between_calls)
                continue;
            tells_end = goes_on_after(tell);
            last_call = Clock::now();
        }
    } catch (const py::error_already_set& error) {
        tells_end = error.matches(PyExc_KeyboardInterrupt);
        raised = std::current_exception();
    } catch (...) {
        tells_end = false;
        raised = std::current_exception();
    }
    stop(); // without effect on what has ended
    wait_for_end(running);
    try {
        running.get();
        if (tells_end)
            goes_on_after(tell);
    } catch (...) {
        if (!raised)
            throw;
    }
    if (raised) // it came first
        std::rethrow_exception(raised);
}

} // namespace samegame::python
