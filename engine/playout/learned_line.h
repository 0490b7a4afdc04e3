#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/game/move.h"
#include "engine/playout/core/core.h"

namespace samegame {

/// Leaves elements without an initial value as they are in memory.
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

/// A vector of numbers whose resize() writes nothing, so that unused room takes no memory.
template <class T>
using UninitializedVector = std::vector<T, UninitializedAllocator<T>>;

/// A playout of a softmax policy with everything that adaptation needs, so that it need not be
/// played again. A choice is a group over the successive positions at which it was legal.
///
/// Every group of a position has a slot, the lowest one free when it appeared. Sums over the groups
/// of a position run in the order of slots, so that every version adds in the same order. Room is
/// made for a start and kept; copies take only what is used.
class LearnedLine {
public:
    /// Position number t comes before move number t.
    using Step = core::LineStep;

    LearnedLine() = default;
    LearnedLine(const LearnedLine& other) { *this = other; }
    LearnedLine(LearnedLine&&) = default;
    LearnedLine& operator=(const LearnedLine& other);
    LearnedLine& operator=(LearnedLine&&) = default;
    ~LearnedLine() = default;

    /// Makes room for every line from a start with `block_count` blocks.
    void make_room(int block_count);

    /// The canonical moves.
    MoveList moves() const;
    std::size_t move_count() const { return step_count - 1; } ///< Of a line that was played.

    int score = 0;
    bool fits_core = false; ///< The start fits, and the slots stay below core::most_slots.

    std::uint32_t choice_count = 0;
    std::uint32_t step_count = 0; ///< Positions: the moves, and the end.
    // Choices, by first position, then slot.
    UninitializedVector<std::uint64_t> codes;
    UninitializedVector<float> biases;
    UninitializedVector<std::uint16_t> choice_slots;
    UninitializedVector<std::uint32_t>
        ended; ///< Choices in the order in which they end, then slot.
    UninitializedVector<Step> steps;
    /// What was played: as groups if the core played, which `moves` then names.
    bool has_groups = false;
    UninitializedVector<core::Cells> groups;
    MoveList named_moves;
};

} // namespace samegame
