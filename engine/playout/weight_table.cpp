#include "engine/playout/weight_table.h"

#include <bit>

namespace samegame {

namespace {

constexpr std::size_t smallest_table = 256;

} // namespace

WeightTable::WeightTable() : m_places(smallest_table) {}

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
