#include "engine/playout/softmax_adaptation.h"

#include <algorithm>

#include "engine/playout/softmax_groups.h"

namespace samegame {

namespace {

#include "engine/playout/core/exponential.inc"

/// The lanes added in halves.
float sum_of(LaneSums lanes) {
    for (std::size_t half = softmax_lanes / 2; half > 0; half /= 2)
        for (std::size_t lane = 0; lane < half; ++lane)
            lanes[lane] += lanes[lane + half];
    return lanes[0];
}

} // namespace

std::vector<float> bias_factors(const SoftmaxOptions& options) {
    std::vector<float> factors(max_cells + 1, 1.0F);
    for (int size = 2; size <= max_cells; ++size)
        factors[static_cast<std::size_t>(size)] =
            bounded_exponential(static_cast<float>(options.bias) *
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
