#include "engine/solvers/beam/pool.h"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>

namespace samegame {

namespace {

constexpr std::size_t first_capacity = 64;
constexpr int bin_bits = 11; ///< Bits of a bin's number in a histogram of ranks.

/// Places for this many candidates; a fuller table is slow.
constexpr std::size_t places_for(std::size_t candidates) {
    return candidates + candidates / 6 + 8;
}

/// Candidates that a pool of this width may hold before the worst are dropped.
constexpr std::size_t most_of(std::size_t width) {
    return width + width / 16 * 3 + 16;
}

} // namespace

void BeamPool::add(const BeamCandidate& candidate, std::size_t width, std::uint64_t salt) {
    if (candidate.rank(salt) <= m_threshold)
        return;
    const std::size_t most = most_of(width);
    if (places_for(m_size + 1) > m_capacity)
        resize(std::min(std::max(first_capacity, 2 * m_capacity), places_for(most)));
    insert(candidate);
    if (m_size >= most)
        thin(width, salt);
}

void BeamPool::insert(const BeamCandidate& candidate) {
    std::size_t place = home(candidate.hash);
    for (; m_places[place].word != 0; place = next(place)) {
        BeamCandidate& other = m_places[place];
        if (other.hash != candidate.hash)
            continue;
        if (candidate.estimate() > other.estimate() ||
            (candidate.estimate() == other.estimate() && candidate.word < other.word))
            other.word = candidate.word;
        return;
    }
    m_places[place] = candidate;
    ++m_size;
}

void BeamPool::resize(std::size_t capacity) {
    BeamCandidate* const before = m_places;
    const std::size_t before_capacity = m_capacity;
    m_places = static_cast<BeamCandidate*>(m_arena->take(capacity * sizeof(BeamCandidate)));
    std::uninitialized_value_construct_n(m_places, capacity);
    m_capacity = capacity;
    m_size = 0;
    for (std::size_t i = 0; i < before_capacity; ++i)
        if (before[i].word != 0)
            insert(before[i]);
    if (before != nullptr)
        m_arena->give_back(before, before_capacity * sizeof(BeamCandidate));
}

void BeamPool::reduce(std::size_t width, std::uint64_t salt) {
    if (m_size <= width)
        return;
    // The rank of the best candidate that is dropped.
    std::vector<std::uint64_t> ranks;
    ranks.reserve(m_size);
    for_each([&](const BeamCandidate& candidate) { ranks.push_back(candidate.rank(salt)); });
    const auto bar = ranks.begin() + static_cast<std::ptrdiff_t>(m_size - width) - 1;
    std::nth_element(ranks.begin(), bar, ranks.end());
    drop(*bar, salt);
}

void BeamPool::thin(std::size_t width, std::uint64_t salt) {
    // 1. A histogram of the ranks.
    std::uint64_t low = ~std::uint64_t{0};
    std::uint64_t high = 0;
    for_each([&](const BeamCandidate& candidate) {
        low = std::min(low, candidate.rank(salt));
        high = std::max(high, candidate.rank(salt));
    });
    std::array<std::uint32_t, 1U << bin_bits> counts{};
    const int shift = std::max(0, static_cast<int>(std::bit_width(high - low)) - bin_bits);
    for_each(
        [&](const BeamCandidate& candidate) { ++counts[(candidate.rank(salt) - low) >> shift]; });
    // 2. The lowest bin that stays.
    std::size_t bin = counts.size();
    std::size_t kept = 0;
    while (kept < width)
        kept += counts[--bin];
    if (bin == 0 || kept > width + width / 16)
        return reduce(width, salt); // too many alike
    drop(low + (std::uint64_t{bin} << shift) - 1, salt);
}

void BeamPool::drop(std::uint64_t threshold, std::uint64_t salt) {
    m_threshold = threshold;
    // Each remaining candidate moves to its first free place, at or before the present one: homes
    // are in the order of hashes, and the walk starts after a free place.
    std::size_t start = 0;
    while (m_places[start].word != 0)
        ++start;
    m_size = 0;
    for (std::size_t i = next(start); i != start; i = next(i)) {
        const BeamCandidate candidate = m_places[i];
        m_places[i].word = 0;
        if (candidate.word != 0 && candidate.rank(salt) > m_threshold)
            insert(candidate);
    }
}

void BeamPool::shrink(std::size_t width, std::uint64_t salt) {
    reduce(width, salt);
    const std::size_t capacity = places_for(most_of(width));
    if (m_capacity > capacity)
        resize(capacity);
}

void BeamPool::clear() {
    if (m_places != nullptr)
        m_arena->give_back(m_places, m_capacity * sizeof(BeamCandidate));
    m_places = nullptr;
    m_capacity = 0;
    m_size = 0;
    m_threshold = 0;
}

} // namespace samegame
