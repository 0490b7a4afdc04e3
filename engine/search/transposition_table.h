#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <span>

#include "engine/base/fixed_vector.h"
#include "engine/game/board.h"

namespace samegame {

/// The contents of a position in a few words: positions with equal keys have the same lines with
/// the same points. Colors are renamed in the order of their appearance; the size of the board does
/// not count.
///
/// The colors of the blocks, column by column from the bottom, with a 0 after each column. A word
/// holds 21 symbols of 3 bits, or with more than 7 colors 15 of 4 bits and a mark at the top.
class PositionKey {
public:
    explicit PositionKey(const Board& board);

    std::span<const std::uint64_t> words() const { return {m_words.begin(), m_words.size()}; }

private:
    static constexpr std::size_t max_words = (max_cells + max_columns) / 15 + 1;
    FixedVector<std::uint64_t, max_words> m_words;
};

/// The exact values or ceilings of positions under one set of rules, found by their full contents.
/// Memory is bounded and taken as needed; no operation takes long, whatever the size.
class TranspositionTable {
public:
    /// The number of an entry; 0 is none. Valid until clear().
    using Entry = std::uint32_t;

    struct Access {
        Entry entry = 0; ///< The entry; 0 if the table is full.
        bool added = false;
    };

    /// `bytes` bounds the memory, at least 64 KiB.
    explicit TranspositionTable(std::uint64_t bytes);

    /// The entry of a position, or 0.
    Entry find(const PositionKey& key) const;

    /// The entry of a position, added with value 0 if it was not there.
    Access find_or_add(const PositionKey& key);

    int value(Entry entry) const { return static_cast<std::int32_t>(m_words[entry]) >> 8; }
    bool is_exact(Entry entry) const { return (m_words[entry] & exact_bit) != 0; }
    void set(Entry entry, int value, bool exact);

    void clear();
    std::size_t size() const { return m_size; } ///< Positions.
    /// Whether less than half of the memory is left.
    bool is_half_full() const {
        return m_used > m_capacity / 2 || m_size > max_load(m_max_slots) / 2;
    }

private:
    // An entry is a word of its own and then the words of its key:
    //   bits 63..32 upper half of the key's hash, 31..8 value, 7 exact, 6..0 words of the key.
    static constexpr std::uint64_t exact_bit = 1U << 7;
    static constexpr std::uint64_t length_mask = exact_bit - 1;

    /// Open addressing with linear probing; a power of two of slots.
    struct Slots {
        struct Free {
            void operator()(Entry* memory) const { std::free(memory); }
        };
        explicit Slots(std::size_t count);

        std::size_t size; ///< The number of slots; 0: there are none.
        std::unique_ptr<Entry[], Free> entries;
    };

    static std::size_t max_load(std::size_t slot_count) { return slot_count - slot_count / 4; }
    static std::uint64_t hash(std::span<const std::uint64_t> key);
    std::span<const std::uint64_t> key(Entry entry) const {
        return {&m_words[entry + 1], static_cast<std::size_t>(m_words[entry] & length_mask)};
    }
    Entry& slot_of(const Slots& table, std::span<const std::uint64_t> wanted,
                   std::uint64_t hash) const;
    Entry find(std::span<const std::uint64_t> wanted, std::uint64_t hash) const;
    void double_slots();
    void move_some_slots();

    std::unique_ptr<std::uint64_t[]> m_words; // entries, one after the other, from word 1
    std::size_t m_capacity = 0;               // words; the system grants them as they are written
    std::size_t m_used = 1;
    std::size_t m_size = 0;
    Slots m_slots;
    Slots m_old_slots{0};    // slots before the last doubling, until all entries are in m_slots
    std::size_t m_moved = 0; // how many of the old slots were moved
    std::size_t m_max_slots;
};

} // namespace samegame
