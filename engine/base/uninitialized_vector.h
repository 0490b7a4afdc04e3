#pragma once

#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

namespace samegame {

/// Leaves elements that are given no value as they are in memory.
template <class T>
class UninitializedAllocator : public std::allocator<T> {
public:
    template <class U>
    struct rebind { // NOLINT(readability-identifier-naming): the name that std::vector asks for
        using other = UninitializedAllocator<U>;
    };

    template <class U>
    void construct(U* place) noexcept {
        static_assert(std::is_trivially_default_constructible_v<U>);
        ::new (static_cast<void*>(place)) U;
    }
    template <class U, class... Values>
    void construct(U* place, Values&&... values) {
        ::new (static_cast<void*>(place)) U(std::forward<Values>(values)...);
    }
};

/// A vector of numbers whose resize() writes nothing, so that room of which little is ever used
/// takes little memory.
template <class T>
using UninitializedVector = std::vector<T, UninitializedAllocator<T>>;

} // namespace samegame
