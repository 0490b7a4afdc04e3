#include "engine/playout/softmax_weights.h"

#include <algorithm>
#include <bit>

#include "engine/base/rng.h"
#include "engine/playout/softmax_groups.h"

namespace samegame {

namespace {

#include "engine/playout/core/exponential.inc"

#include "engine/playout/core/initial_weights.inc"

constexpr std::size_t smallest_table = 256;

/// The lanes added in halves.
float sum_of(LaneSums sums) {
    for (std::size_t half = softmax_lanes / 2; half > 0; half /= 2)
        for (std::size_t lane = 0; lane < half; ++lane)
            sums[lane] += sums[lane + half];
    return sums[0];
}

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

float bias_factor(float bias) {
    return bounded_exponential(bias);
}

std::vector<float> bias_factors(const SoftmaxOptions& options) {
    std::vector<float> factors(max_cells + 1, 1.0F);
    for (int size = 2; size <= max_cells; ++size)
        factors[static_cast<std::size_t>(size)] =
            bias_factor(static_cast<float>(options.bias) *
                        static_cast<float>(std::min(options.bias_cap, size - 2)));
    return factors;
}

void adaptation_factors(const LearnedLine& line, std::span<const float> counts, float alpha,
                        std::span<float> factors) {
    SlotValues present{};  // the counts of a position
    SlotValues inverses{}; // the sum of 1 / z since the choice in a slot began
    std::size_t end = 0;   // the end of the slots used so far
    std::uint32_t begun = 0;
    std::uint32_t ended = 0;
    std::uint32_t played = 0;
    for (std::size_t position = 0; position < line.step_count; ++position) {
        const LearnedLine::Step& step = line.steps[position];
        for (; ended < step.ended; ++ended) {
            const std::uint32_t choice = line.ended[ended];
            const std::size_t slot = line.choice_slots[choice];
            const float gained = position > 0 && choice == played ? alpha : 0.0F;
            factors[ended] = bounded_exponential(gained - alpha * (present[slot] * inverses[slot]));
            present[slot] = 0;
        }
        for (; begun < step.begun; ++begun) {
            const std::size_t slot = line.choice_slots[begun];
            present[slot] = counts[begun];
            inverses[slot] = 0;
            end = std::max(end, slot + 1);
        }
        const float z = sum_of(lane_sums(std::span(present).first(end)));
        if (position + 1 < line.step_count)
            for (std::size_t slot = 0; slot < end; ++slot)
                inverses[slot] += 1.0F / z;
        played = step.played;
    }
}

} // namespace samegame
