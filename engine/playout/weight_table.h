#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/playout/core/core.h"

namespace samegame {

/// What a code weighs that was never learned: 0, or a random number that depends only on the code
/// and the seed, uniform from -spread to spread in steps of spread / 2^23, alike in all builds.
using InitialWeights = core::InitialWeights;

/// The weights of a softmax policy: a number w for each move code, an initial one for a code that
/// is absent.
///
/// Initial weights are 0 as in C. Rosin, "Nested Rollout Policy Adaptation for Monte Carlo Tree
/// Search", 2011, and in the program of B. Negrevergne & T. Cazenave; random as in the text of
/// their "Distributed Nested Rollout Policy for SameGame", 2017, section 2, which does not say from
/// which distribution.
///
/// Kept is exp(w), so that a playout needs no exp and a step of w is one multiplication; w stays
/// from -50 to 50. Open addressing with whole 64-bit codes, so two codes never share a weight. Code
/// 0 marks a free place and learns nothing. A copy costs what the table holds, within a factor of
/// the load: NRPA copies a table for each call of a level.
class WeightTable {
public:
    /// `initial` has a spread from 0 to 50.
    explicit WeightTable(const InitialWeights& initial = {});

    /// exp(w) of a code.
    float factor(std::uint64_t code) const {
        const core::Weight& weight = m_places[find(code)];
        return weight.code == 0 ? initial(code) : weight.factor;
    }
    /// Codes with a weight of their own.
    std::size_t size() const { return m_size; }

    /// Makes room for `count` more codes; the only member that allocates. Places change.
    void make_room(std::size_t count);
    /// The place of a code, which is taken if the code is absent; there is room.
    std::uint32_t place_of(std::uint64_t code) {
        const std::size_t place = find(code);
        if (m_places[place].code != code) {
            assert(2 * (m_size + 1) <= m_places.size());
            m_places[place] = {code, initial(code)};
            ++m_size;
        }
        return static_cast<std::uint32_t>(place);
    }
    float factor_at(std::uint32_t place) const { return m_places[place].factor; }
    /// Adds ln(factor) to the weight at a place.
    void multiply(std::uint32_t place, float factor) {
        core::Weight& weight = m_places[place];
        if (weight.code != 0)
            weight.factor = std::clamp(weight.factor * factor, least_factor, most_factor);
    }

    /// The table as the hot core reads it, until it grows.
    core::Weights view() const { return {m_places.data(), m_places.size() - 1, m_initial}; }

private:
    static constexpr float least_factor = 1.92874985e-22F; // exp(-50)
    static constexpr float most_factor = 5.18470553e+21F;  // exp(50)

    float initial(std::uint64_t code) const {
        return m_initial.spread == 0 ? 1.0F : random_factor(code);
    }
    float random_factor(std::uint64_t code) const;

    std::size_t find(std::uint64_t code) const {
        std::size_t place = code & (m_places.size() - 1);
        while (m_places[place].code != code && m_places[place].code != 0)
            place = (place + 1) & (m_places.size() - 1);
        return place;
    }

    std::vector<core::Weight> m_places; // a power of two of them, at most half of them taken
    std::size_t m_size = 0;
    InitialWeights m_initial;
};

} // namespace samegame
