#pragma once

#include <cstdint>
#include <utility>

#include "engine/solvers/beam/trail.h"

namespace samegame {

/// A position that waits in its layer, 16 bytes: identified by its hash, ranked by its estimate,
/// and made from its parent's position if it survives.
struct BeamCandidate {
    std::uint64_t hash = 0;
    std::uint64_t word = 0; ///< The estimate from bit 40, below a BeamTrail::key; 0: no candidate.

    BeamCandidate() = default;
    BeamCandidate(std::uint64_t its_hash, int estimate, std::uint64_t key)
        : hash(its_hash), word(std::uint64_t(estimate) << BeamTrail::key_bits | key) {}

    std::uint64_t key() const { return word & ((std::uint64_t{1} << BeamTrail::key_bits) - 1); }
    int estimate() const { return static_cast<int>(word >> BeamTrail::key_bits); }
    /// The estimate, and below it a number drawn with `salt` that decides between equals.
    std::uint64_t rank(std::uint64_t salt) const {
        return word >> BeamTrail::key_bits << BeamTrail::key_bits |
               (hash * salt) >> (64 - BeamTrail::key_bits);
    }
};

/// The best candidates of one layer, each position once, in a table by hash. Its final contents do
/// not depend on the order of arrival. One thread at a time.
class BeamPool {
public:
    explicit BeamPool(BeamArena& arena) : m_arena(&arena) {}
    BeamPool(BeamPool&& other) noexcept
        : m_arena(other.m_arena),
          m_places(std::exchange(other.m_places, nullptr)),
          m_capacity(std::exchange(other.m_capacity, 0)),
          m_size(std::exchange(other.m_size, 0)),
          m_threshold(std::exchange(other.m_threshold, 0)) {}
    BeamPool& operator=(BeamPool&&) = delete;
    ~BeamPool() { clear(); }

    /// Adds a candidate; of two for the same position the higher estimate, and so the higher score,
    /// stays. Once there are enough beyond `width`, the worst of them are dropped.
    void add(const BeamCandidate& candidate, std::size_t width, std::uint64_t salt);

    /// Starts to load the place of a hash into the cache.
    void prefetch(std::uint64_t hash) const {
        if (m_places != nullptr)
            __builtin_prefetch(&m_places[home(hash)], 1);
    }

    /// Drops all but the best `width`.
    void reduce(std::size_t width, std::uint64_t salt);

    /// Reduces the pool, and gives back the memory that it does not need with this width.
    void shrink(std::size_t width, std::uint64_t salt);

    /// Forgets all candidates and gives the memory back.
    void clear();

    /// Only candidates that rank above it are taken.
    std::uint64_t threshold() const { return m_threshold; }
    /// Whether a candidate was dropped for its rank.
    bool has_dropped() const { return m_threshold != 0; }

    std::size_t size() const { return m_size; }
    std::size_t bytes() const { return m_capacity * sizeof(BeamCandidate); }

    /// Calls visit(candidate) with each candidate.
    template <class Visit>
    void for_each(Visit visit) {
        for (std::size_t i = 0; i < m_capacity; ++i)
            if (m_places[i].word != 0)
                visit(m_places[i]);
    }

private:
    std::size_t home(std::uint64_t hash) const {
        __extension__ using Product = unsigned __int128;
        return static_cast<std::size_t>(Product{hash} * m_capacity >> 64);
    }
    std::size_t next(std::size_t place) const { return place + 1 == m_capacity ? 0 : place + 1; }
    void insert(const BeamCandidate& candidate);
    void resize(std::size_t capacity);
    /// Drops many candidates, but none of the best `width`; quicker than `reduce`.
    void thin(std::size_t width, std::uint64_t salt);
    /// Drops the candidates that do not rank above `threshold`; there are some.
    void drop(std::uint64_t threshold, std::uint64_t salt);

    BeamArena* m_arena;
    BeamCandidate* m_places = nullptr;
    std::size_t m_capacity = 0;
    std::size_t m_size = 0;
    std::uint64_t m_threshold = 0;
};

} // namespace samegame
