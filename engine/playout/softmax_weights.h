#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/playout/core/core.h"
#include "engine/playout/learned_line.h"
#include "engine/playout/move_codes.h"
#include "engine/playout/move_features.h"

namespace samegame {

/// How softmax playouts choose among the groups, apart from learned weights.
struct SoftmaxOptions {
    static constexpr int never = max_moves;

    MoveCode code = MoveCode::cells;
    /// A group of n blocks counts exp(bias * min(bias_cap, n - 2)) times: the bias of T. Cazenave,
    /// "Generalized Nested Rollout Policy Adaptation", 2020. A temperature t in that paper's sense
    /// is a step of alpha / t^2.
    double bias = 0.3;
    int bias_cap = 8;
    /// The tabu color is not played while there is another group, as in TabuColorRandom.
    bool tabu = true;
    /// Groups of 2 of the tabu color may be played after this number of moves (11 in the program of
    /// B. Negrevergne & T. Cazenave, after T. Cazenave, "Nested Rollout Policy Adaptation with
    /// Selective Policies", 2016).
    int tabu_pairs_after = never;
    /// A tabu color with a single group is played like any other (as in that program).
    bool tabu_but_last_group = false;
    /// The rank of the tabu color (Board::color_of_rank): 1, as in TabuColorRandom, is the most
    /// frequent color of the start, the lowest of equals; 2 the next one.
    int tabu_rank = 1;
    /// A learned bias in place of the one by size, by the features of a move (SoftmaxGroups). The
    /// plain loops play it.
    std::optional<FeatureWeights> learned_bias = {};
};

/// The weight of a code that was never learned: 0, or a random number that depends only on the code
/// and the seed, uniform from -spread to spread in steps of spread / 2^23, the same in all builds.
using InitialWeights = core::InitialWeights;

/// The weights of a softmax policy: a number w for each move code, with initial weights for absent
/// codes.
///
/// Initial weights are 0 as in C. Rosin, "Nested Rollout Policy Adaptation for Monte Carlo Tree
/// Search", 2011, and in the program of B. Negrevergne & T. Cazenave; random as in the text of
/// their "Distributed Nested Rollout Policy for SameGame", 2017, section 2, which does not name the
/// distribution.
///
/// The table keeps exp(w), so that a playout needs no exp and a step of w is one multiplication; w
/// is limited to -50 to 50. Open addressing with whole 64-bit codes, so two codes never share a
/// weight. Code 0 marks a free place and learns nothing. The cost of a copy grows with the codes in
/// the table, since NRPA copies a table for each call of a level.
class WeightTable {
public:
    /// `initial` has a spread from 0 to 50.
    explicit WeightTable(const InitialWeights& initial = {});

    /// exp(w) of a code.
    float factor(std::uint64_t code) const {
        const core::Weight& weight = m_places[find(code)];
        return weight.code == 0 ? initial(code) : weight.factor;
    }
    /// Limits of exp(w), so that a sum of counts stays finite.
    static constexpr float least_factor = 1.92874985e-22F; // exp(-50)
    static constexpr float most_factor = 5.18470553e+21F;  // exp(50)

    const InitialWeights& initial_weights() const { return m_initial; }
    /// Calls take(code, factor) for each code with a weight of its own, in no particular order.
    template <class Take>
    void for_each(const Take& take) const {
        for (const core::Weight& weight : m_places)
            if (weight.code != 0)
                take(weight.code, weight.factor);
    }
    /// Gives a code its exp(w), which is within the limits; there is room.
    void set(std::uint64_t code, float factor) { m_places[place_of(code)].factor = factor; }

    /// Codes with a weight of their own.
    std::size_t size() const { return m_size; }

    /// Makes room for `count` more codes; the only member that allocates. Places change.
    void make_room(std::size_t count);
    /// The place of a code, added if it is absent; there is room.
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

/// exp of a bias, the same on every machine.
float bias_factor(float bias);

/// exp(bias * min(bias_cap, n - 2)) for a group of n blocks.
std::vector<float> bias_factors(const SoftmaxOptions& options);

/// The effect of adaptation on the weights, for lines of every size. `counts` has exp(w + b) of
/// each choice of the line. Writes to `factors`, in the order in which choices end, exp of the
/// addition to w:
///     alpha * (1 if played) - alpha * count * sum over the positions where it was legal of 1 / z
/// where z is the sum of the counts of a position.
void adaptation_factors(const LearnedLine& line, std::span<const float> counts, float alpha,
                        std::span<float> factors);

} // namespace samegame
