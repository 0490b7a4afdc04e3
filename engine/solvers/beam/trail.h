#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <vector>

#include "engine/base/memory.h"
#include "engine/game/move.h"

namespace samegame {

/// Memory for tables, cut from page blocks where it first fits; what is given back joins its free
/// neighbors. Any thread.
class BeamArena {
public:
    /// Takes blocks of `block_bytes`, or of a table's size if that is more.
    explicit BeamArena(std::size_t block_bytes) : m_block_bytes(block_bytes) {}

    /// Memory that is not initialized, aligned to 64 bytes.
    void* take(std::size_t bytes);
    void give_back(void* data, std::size_t bytes);

private:
    std::size_t m_block_bytes;
    std::mutex m_mutex; // guards all below
    std::vector<PageBlock> m_blocks;
    std::map<std::byte*, std::size_t> m_free; // free ranges, in the order of memory
};

/// The way to every position that a beam has kept: 8 bytes each, a parent and a group. Nothing else
/// is kept, so positions are played again (see BeamPath).
///
/// Entry 0 is the root. Parents stand before their children. A layer's positions are added
/// together; `collect` drops entries without a needed descendant, and renumbers the others in the
/// same order.
class BeamTrail {
public:
    using Number = std::uint32_t;
    static constexpr int number_bits = 30;
    static constexpr int cell_bits = 10; ///< A cell is the number 32 * column + row.
    static constexpr int key_bits = number_bits + cell_bits;

    /// A step from a parent, comparable by parent first.
    static std::uint64_t key(Number parent, unsigned cell) {
        return std::uint64_t{parent} << cell_bits | cell;
    }
    static Number parent_of(std::uint64_t key) { return static_cast<Number>(key >> cell_bits); }
    static unsigned cell_of(std::uint64_t key) {
        return static_cast<unsigned>(key) & ((1U << cell_bits) - 1);
    }

    static Move move_of(std::uint64_t key) { return {numbered_cell(cell_of(key))}; }

    /// Room for `capacity` entries; memory is used as they are written.
    explicit BeamTrail(std::uint64_t capacity);

    Number size() const { return m_size; }
    std::uint64_t room() const { return m_capacity - m_size; }

    /// Forgets all but the root.
    void clear() { m_size = 1; }

    /// The number of the first of `count` new entries, which must all be written; there is room.
    Number append(std::size_t count) {
        assert(count <= room());
        const Number first = m_size;
        m_size += static_cast<Number>(count);
        return first;
    }
    /// Different entries may be written by different threads.
    void write(Number number, std::uint64_t key) {
        const std::uint64_t depth = static_cast<std::uint64_t>(depth_of(parent_of(key))) + 1;
        m_entries[number] = key << depth_bits | depth;
    }

    Number parent(Number number) const { return parent_of(m_entries[number] >> depth_bits); }
    unsigned cell(Number number) const { return cell_of(m_entries[number] >> depth_bits); }
    int depth_of(Number number) const {
        return static_cast<int>(m_entries[number] & ((1U << depth_bits) - 1));
    }
    /// Starts to load an entry into the cache.
    void prefetch(Number number) const { __builtin_prefetch(&m_entries[number]); }

    /// The moves from the root to an entry, which name any cells of their groups and are not
    /// canonical.
    MoveList moves_to(Number number) const;

    /// Marks the entries that are needed; `collect` then keeps them and their ancestors.
    class Marks;

private:
    static constexpr int depth_bits = 10;

    std::uint64_t m_capacity;
    Number m_size = 1;
    PageBlock m_memory;
    std::uint64_t* m_entries;
};

/// The needed entries of a trail, and their numbers once the others are gone.
class BeamTrail::Marks {
public:
    explicit Marks(const BeamTrail& trail);

    /// Marks an entry. Any thread.
    void mark(Number number);

    /// Drops entries that are neither marked nor ancestors of a marked one. Takes a second for 10^8
    /// entries; checks stops() now and then, and once that is true returns false, and the trail is
    /// useless.
    template <class Stops>
    bool collect(BeamTrail& trail, Stops stops);

    /// The number of a marked entry after `collect`.
    Number after(Number number) const;

private:
    void mark_parents(const BeamTrail& trail, Number begin, Number end);
    void number();
    void move_up(BeamTrail& trail, Number begin, Number end) const;

    std::vector<std::uint64_t> m_words;
    std::vector<Number> m_before; // marked entries before each word
};

template <class Stops>
bool BeamTrail::Marks::collect(BeamTrail& trail, Stops stops) {
    constexpr Number step = 1U << 20;
    // 1. Ancestors: parents stand before their children.
    const Number size = trail.m_size;
    for (Number end = size; end > 0; end -= std::min(end, step)) {
        if (stops())
            return false;
        mark_parents(trail, end - std::min(end, step), end);
    }
    // 2. New numbers.
    number();
    // 3. The entries move up.
    for (Number begin = 0; begin < size; begin += std::min(size - begin, step)) {
        if (stops())
            return false;
        move_up(trail, begin, begin + std::min(size - begin, step));
    }
    trail.m_size = after(size);
    return true;
}

} // namespace samegame
