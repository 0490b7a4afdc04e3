#pragma once

#include <atomic>

namespace samegame {

// Plain variables that threads read and change without a mutex. A reader sees an old value or a new
// one, and nothing else is published by them but where it is said.

template <class Value>
Value load_shared(const Value& value) {
    return std::atomic_ref(const_cast<Value&>(value)).load(std::memory_order_relaxed);
}

template <class Value>
void store_shared(Value& value, Value now) {
    std::atomic_ref(value).store(now, std::memory_order_relaxed);
}

template <class Value>
void add_shared(Value& value, Value change) {
    std::atomic_ref(value).fetch_add(change, std::memory_order_relaxed);
}

/// The same with what was written before: whoever reads the value by load_published() sees that
/// too.
template <class Value>
void publish(Value& value, Value now) {
    std::atomic_ref(value).store(now, std::memory_order_release);
}

template <class Value>
Value load_published(const Value& value) {
    return std::atomic_ref(const_cast<Value&>(value)).load(std::memory_order_acquire);
}

/// The value becomes `other` if that is more.
template <class Value>
void raise_shared(Value& value, Value other) {
    const std::atomic_ref shared(value);
    Value seen = shared.load(std::memory_order_relaxed);
    while (seen < other && !shared.compare_exchange_weak(seen, other, std::memory_order_relaxed)) {
    }
}

} // namespace samegame
