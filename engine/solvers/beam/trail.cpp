#include "engine/solvers/beam/trail.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <iterator>

namespace samegame {

namespace {

constexpr std::size_t line = 64; ///< Bytes of a line of the cache.

constexpr std::size_t rounded_up(std::size_t bytes, std::size_t unit) {
    return (bytes + unit - 1) / unit * unit;
}

} // namespace

void* BeamArena::take(std::size_t bytes) {
    bytes = rounded_up(bytes, line);
    const std::lock_guard lock(m_mutex);
    auto range = std::find_if(m_free.begin(), m_free.end(),
                              [&](const auto& free) { return free.second >= bytes; });
    if (range == m_free.end()) {
        const PageBlock& block = m_blocks.emplace_back(std::max(bytes, m_block_bytes));
        range = m_free.emplace(static_cast<std::byte*>(block.data()), block.bytes()).first;
    }
    std::byte* const data = range->first;
    const std::size_t rest = range->second - bytes;
    m_free.erase(range);
    if (rest != 0)
        m_free.emplace(data + bytes, rest);
    return data;
}

void BeamArena::give_back(void* data, std::size_t bytes) {
    bytes = rounded_up(bytes, line);
    const std::lock_guard lock(m_mutex);
    auto range = m_free.emplace(static_cast<std::byte*>(data), bytes).first;
    const auto next = std::next(range);
    if (next != m_free.end() && range->first + range->second == next->first) {
        range->second += next->second;
        m_free.erase(next);
    }
    if (range != m_free.begin()) {
        const auto before = std::prev(range);
        if (before->first + before->second == range->first) {
            before->second += range->second;
            m_free.erase(range);
        }
    }
}

namespace {

constexpr std::uint32_t word_bits = 64;

std::uint64_t bit_of(BeamTrail::Number number) {
    return std::uint64_t{1} << number % word_bits;
}

} // namespace

BeamTrail::BeamTrail(std::uint64_t capacity)
    : m_capacity(std::clamp<std::uint64_t>(capacity, 2, std::uint64_t{1} << number_bits)),
      m_memory(m_capacity * sizeof(std::uint64_t)),
      m_entries(static_cast<std::uint64_t*>(m_memory.data())) {
    m_entries[0] = 0;
}

MoveList BeamTrail::moves_to(Number number) const {
    MoveList reversed;
    for (; number != 0; number = parent(number))
        reversed.push_back(move_of(m_entries[number] >> depth_bits));
    std::reverse(reversed.begin(), reversed.end());
    return reversed;
}

BeamTrail::Marks::Marks(const BeamTrail& trail)
    : m_words(trail.size() / word_bits + 1), m_before(m_words.size()) {
    m_words[0] = 1;
}

void BeamTrail::Marks::mark(Number number) {
    // Relaxed: nothing else is passed, and the marks are read after all threads have joined.
    const std::atomic_ref<std::uint64_t> word(m_words[number / word_bits]);
    if ((word.load(std::memory_order_relaxed) & bit_of(number)) == 0)
        word.fetch_or(bit_of(number), std::memory_order_relaxed);
}

void BeamTrail::Marks::mark_parents(const BeamTrail& trail, Number begin, Number end) {
    for (Number number = end; number-- > std::max<Number>(begin, 1);)
        if ((m_words[number / word_bits] & bit_of(number)) != 0)
            m_words[trail.parent(number) / word_bits] |= bit_of(trail.parent(number));
}

void BeamTrail::Marks::number() {
    Number before = 0;
    for (std::size_t word = 0; word < m_words.size(); ++word) {
        m_before[word] = before;
        before += static_cast<Number>(std::popcount(m_words[word]));
    }
}

void BeamTrail::Marks::move_up(BeamTrail& trail, Number begin, Number end) const {
    for (Number number = std::max<Number>(begin, 1); number < end; ++number) {
        if ((m_words[number / word_bits] & bit_of(number)) == 0)
            continue;
        const std::uint64_t depth = trail.m_entries[number] & ((1U << depth_bits) - 1);
        trail.m_entries[after(number)] =
            key(after(trail.parent(number)), trail.cell(number)) << depth_bits | depth;
    }
}

BeamTrail::Number BeamTrail::Marks::after(Number number) const {
    const std::uint64_t earlier = m_words[number / word_bits] & (bit_of(number) - 1);
    return m_before[number / word_bits] + static_cast<Number>(std::popcount(earlier));
}

} // namespace samegame
