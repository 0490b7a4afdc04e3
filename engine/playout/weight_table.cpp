#include "engine/playout/weight_table.h"

#include <bit>

#include "engine/base/rng.h"

namespace samegame {

namespace {

#include "engine/playout/core/exponential.inc"

#include "engine/playout/core/initial_weights.inc"

constexpr std::size_t smallest_table = 256;

} // namespace

WeightTable::WeightTable(const InitialWeights& initial)
    : m_places(smallest_table), m_initial(initial) {
    assert(initial.spread >= 0 && initial.spread <= 50);
}

float WeightTable::random_factor(std::uint64_t code) const {
    return initial_factor(m_initial, code);
}

void WeightTable::make_room(std::size_t count) {
    const std::size_t places = std::bit_ceil(2 * (m_size + count));
    if (places <= m_places.size())
        return;
    const std::vector<core::Weight> old = std::move(m_places);
    m_places.assign(places, core::Weight{});
    for (const core::Weight& weight : old)
        if (weight.code != 0)
            m_places[find(weight.code)] = weight;
}

} // namespace samegame
