#include "engine/solvers/annealing/edits.h"

#include <algorithm>
#include <cmath>

namespace samegame {

EditDrawer::EditDrawer(const EditWeights& weights) {
    const bool has_weights = std::ranges::any_of(weights.weights, [](int w) { return w > 0; });
    std::uint32_t sum = 0;
    for (std::size_t kind = 0; kind < edit_kinds; ++kind)
        m_sums[kind] = sum += has_weights ? static_cast<std::uint32_t>(weights.weights[kind]) : 1;
}

EditKind EditDrawer::kind(Rng& rng) const {
    const std::uint32_t drawn = rng.bounded(m_sums.back());
    std::size_t kind = 0;
    while (m_sums[kind] <= drawn)
        ++kind;
    return static_cast<EditKind>(kind);
}

int EditDrawer::distance(Rng& rng) {
    constexpr double mean = 8;
    return 1 + static_cast<int>(-mean * std::log1p(-rng.uniform()));
}

} // namespace samegame
