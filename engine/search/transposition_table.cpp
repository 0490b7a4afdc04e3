#include "engine/search/transposition_table.h"

#include <algorithm>
#include <array>
#include <bit>

namespace samegame {

namespace {

constexpr std::size_t first_slots = 1U << 10;
constexpr std::uint64_t least_bytes = 1U << 16;

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

TranspositionTable::TranspositionTable(std::uint64_t bytes) {
    // A quarter for the slots: entries take 16 bytes at the least, 32 with about 40 blocks.
    bytes = std::max(bytes, least_bytes);
    m_max_slots = static_cast<std::size_t>(
        std::min<std::uint64_t>(std::bit_floor(bytes / 4 / sizeof(Entry)), 1ULL << 31));
    m_capacity = static_cast<std::size_t>(std::min<std::uint64_t>(bytes / 4 * 3 / 8, 0xffffffff));
    m_words = std::make_unique_for_overwrite<std::uint64_t[]>(m_capacity);
    m_slots.resize(std::min(first_slots, m_max_slots));
}

TranspositionTable::Entry TranspositionTable::find(const PositionKey& key) const {
    return m_slots[slot_of(key.words(), hash(key.words()))];
}

TranspositionTable::Access TranspositionTable::find_or_add(const PositionKey& key) {
    const auto words = key.words();
    const std::uint64_t hashed = hash(words);
    std::size_t slot = slot_of(words, hashed);
    if (m_slots[slot] != 0)
        return {m_slots[slot], false};
    if (m_size >= max_load(m_slots.size())) {
        if (m_slots.size() >= m_max_slots)
            return {};
        double_slots();
        slot = slot_of(words, hashed);
    }
    if (m_used + 1 + words.size() > m_capacity)
        return {};
    const auto entry = static_cast<Entry>(m_used);
    m_words[entry] = (hashed & ~0xffffffffULL) | words.size();
    std::copy(words.begin(), words.end(), &m_words[entry + 1]);
    m_used += 1 + words.size();
    ++m_size;
    m_slots[slot] = entry;
    return {entry, true};
}

void TranspositionTable::set(Entry entry, int value, bool exact) {
    m_words[entry] = (m_words[entry] & (~0xffffffffULL | length_mask)) |
                     static_cast<std::uint32_t>(value) << 8 | (exact ? exact_bit : 0);
}

void TranspositionTable::clear() {
    std::fill(m_slots.begin(), m_slots.end(), 0);
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

/// Where the key's entry is, or the empty slot where it belongs.
std::size_t TranspositionTable::slot_of(std::span<const std::uint64_t> wanted,
                                        std::uint64_t hash) const {
    const std::size_t mask = m_slots.size() - 1;
    // The table reads the hash from its middle, so that slot and the half that is kept differ.
    for (std::size_t slot = hash >> 20 & mask;; slot = (slot + 1) & mask) {
        const Entry entry = m_slots[slot];
        if (entry == 0)
            return slot;
        if (m_words[entry] >> 32 == hash >> 32 && std::ranges::equal(key(entry), wanted))
            return slot;
    }
}

void TranspositionTable::double_slots() {
    m_slots.assign(m_slots.size() * 2, 0);
    for (std::size_t entry = 1; entry < m_used;
         entry += 1 + static_cast<std::size_t>(m_words[entry] & length_mask)) {
        const auto words = key(static_cast<Entry>(entry));
        m_slots[slot_of(words, hash(words))] = static_cast<Entry>(entry);
    }
}

} // namespace samegame
