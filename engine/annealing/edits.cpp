#include "engine/annealing/edits.h"

#include <cmath>

namespace samegame {

EditDrawer::EditDrawer(const EditWeights& weights) {
    std::uint32_t sum = 0;
    for (std::size_t kind = 0; kind < edit_kinds; ++kind)
        m_sums[kind] = sum += static_cast<std::uint32_t>(weights.weights[kind]);
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
