#include "engine/search/transposition_table.h"

#include <algorithm>
#include <array>
#include <bit>
#include <new>
#include <utility>

namespace samegame {

namespace {

constexpr std::size_t first_slots = 1U << 10;
constexpr std::uint64_t least_bytes = 1U << 16;
constexpr int moved_at_once = 4; ///< Slots for each new entry: two would do.

int colors_on(const Board& board) {
    int count = 0;
    for (Color color = 1; color <= max_colors; ++color)
        count += board.block_count(color) > 0 ? 1 : 0;
    return count;
}

} // namespace

PositionKey::PositionKey(const Board& board) {
    const bool wide = colors_on(board) > 7;
    const int bits = wide ? 4 : 3;
    const int end = wide ? 60 : 63;
    std::array<std::uint8_t, max_colors + 1> names{};
    std::uint8_t named = 0;
    std::uint64_t word = 0;
    int used = 0;
    const auto flush = [&] {
        m_words.push_back(wide ? word | 1ULL << 63 : word);
        word = 0;
        used = 0;
    };
    const auto put = [&](std::uint64_t symbol) {
        if (used == end)
            flush();
        word |= symbol << used;
        used += bits;
    };
    for (int column = 0; column < board.columns(); ++column) {
        auto rows = board.occupied(column);
        if (rows == 0)
            break;
        std::uint32_t p0 = board.plane(column, 0);
        std::uint32_t p1 = board.plane(column, 1);
        std::uint32_t p2 = board.plane(column, 2);
        std::uint32_t p3 = board.plane(column, 3);
        for (; rows != 0; rows >>= 1) {
            auto& name = names[(p0 & 1) | (p1 & 1) << 1 | (p2 & 1) << 2 | (p3 & 1) << 3];
            if (name == 0)
                name = ++named;
            put(name);
            p0 >>= 1;
            p1 >>= 1;
            p2 >>= 1;
            p3 >>= 1;
        }
        put(0);
    }
    flush();
}

/// Zeros come from the system page by page, as they are touched.
TranspositionTable::Slots::Slots(std::size_t count)
    : size(count),
      entries(count == 0 ? nullptr : static_cast<Entry*>(std::calloc(count, sizeof(Entry)))) {
    if (count != 0 && !entries)
        throw std::bad_alloc();
}

// At most a quarter for the slots: entries take 16 bytes at the least, 32 with about 40 blocks.
// After the last doubling half as many old slots are there too, until they are moved.
TranspositionTable::TranspositionTable(std::uint64_t bytes)
    : m_slots(first_slots),
      m_max_slots(static_cast<std::size_t>(std::min<std::uint64_t>(
          std::bit_floor(std::max(bytes, least_bytes) / 4 / sizeof(Entry)), 1ULL << 31))) {
    const std::uint64_t left = std::max(bytes, least_bytes) - m_max_slots * sizeof(Entry) * 3 / 2;
    m_capacity = static_cast<std::size_t>(std::min<std::uint64_t>(left / 8, 0xffffffff));
    m_words = std::make_unique_for_overwrite<std::uint64_t[]>(m_capacity);
}

TranspositionTable::Entry TranspositionTable::find(const PositionKey& key) const {
    return find(key.words(), hash(key.words()));
}

TranspositionTable::Access TranspositionTable::find_or_add(const PositionKey& key) {
    const auto words = key.words();
    const std::uint64_t hashed = hash(words);
    if (const Entry known = find(words, hashed); known != 0)
        return {known, false};
    if (m_used + 1 + words.size() > m_capacity)
        return {};
    if (m_size >= max_load(m_slots.size)) {
        if (m_slots.size >= m_max_slots)
            return {};
        double_slots();
    }
    const auto entry = static_cast<Entry>(m_used);
    m_words[entry] = (hashed & ~0xffffffffULL) | words.size();
    std::copy(words.begin(), words.end(), &m_words[entry + 1]);
    m_used += 1 + words.size();
    ++m_size;
    slot_of(m_slots, words, hashed) = entry;
    move_some_slots();
    return {entry, true};
}

void TranspositionTable::set(Entry entry, int value, bool exact) {
    m_words[entry] = (m_words[entry] & (~0xffffffffULL | length_mask)) |
                     static_cast<std::uint32_t>(value) << 8 | (exact ? exact_bit : 0);
}

void TranspositionTable::clear() {
    m_slots = Slots(first_slots);
    m_old_slots = Slots(0);
    m_used = 1;
    m_size = 0;
}

std::uint64_t TranspositionTable::hash(std::span<const std::uint64_t> key) {
    std::uint64_t hash = key.size();
    for (const std::uint64_t word : key) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
        hash ^= hash >> 32;
    }
    return hash * 0x9e3779b97f4a7c15ULL;
}

TranspositionTable::Entry TranspositionTable::find(std::span<const std::uint64_t> wanted,
                                                   std::uint64_t hash) const {
    const Entry entry = slot_of(m_slots, wanted, hash);
    if (entry != 0 || m_old_slots.size == 0)
        return entry;
    return slot_of(m_old_slots, wanted, hash);
}

/// Where the key's entry is, or the empty slot where it belongs.
TranspositionTable::Entry& TranspositionTable::slot_of(const Slots& table,
                                                       std::span<const std::uint64_t> wanted,
                                                       std::uint64_t hash) const {
    const std::size_t mask = table.size - 1;
    // The table reads the hash from its middle, so that slot and the half that is kept differ.
    for (std::size_t slot = hash >> 20 & mask;; slot = (slot + 1) & mask) {
        Entry& entry = table.entries[slot];
        if (entry == 0 ||
            (m_words[entry] >> 32 == hash >> 32 && std::ranges::equal(key(entry), wanted)))
            return entry;
    }
}

/// From now on new entries go into twice as many slots; the old ones follow little by little,
/// before the table is too full again.
void TranspositionTable::double_slots() {
    m_old_slots = std::exchange(m_slots, Slots(m_slots.size * 2));
    m_moved = 0;
}

void TranspositionTable::move_some_slots() {
    for (int i = 0; i < moved_at_once && m_old_slots.size > 0; ++i) {
        const Entry entry = m_old_slots.entries[m_moved++];
        if (entry != 0)
            slot_of(m_slots, key(entry), hash(key(entry))) = entry;
        if (m_moved == m_old_slots.size)
            m_old_slots = Slots(0);
    }
}

} // namespace samegame
