#include "engine/solvers/nrpa/nrpa_schedule.h"

#include <algorithm>

namespace samegame {

namespace {

constexpr std::uint64_t trial_playouts = 256;
constexpr double trial_share = 0.01; ///< The share of the time that trials take.
constexpr std::uint64_t first_playouts = 16384;

/// Playouts of a whole search with N iterations, or `limit + 1` if there are more than `limit`.
std::uint64_t playouts_of(const NrpaOptions& options, std::uint64_t n, std::uint64_t limit) {
    auto playouts = static_cast<std::uint64_t>(options.playouts);
    for (int level = 1; level <= options.level; ++level) {
        const std::uint64_t calls = n * static_cast<std::uint64_t>(options.beam_width(level));
        if (calls > limit / playouts)
            return limit + 1;
        playouts *= calls;
    }
    return playouts;
}

} // namespace

NrpaSchedule::NrpaSchedule(const NrpaOptions& options, const Budget& budget)
    : m_options(options), m_budget(budget), m_next_size(first_playouts) {}

NrpaIterations NrpaSchedule::next(std::uint64_t playouts, Seconds elapsed) {
    if (m_options.iterations != 0)
        return equal(m_options.iterations);
    if (m_budget.time)
        return timed(playouts, elapsed);
    if (m_budget.playouts)
        return filling(*m_budget.playouts);
    const NrpaIterations iterations = equal(fitted(m_options, m_next_size));
    m_next_size *= 2;
    return iterations;
}

NrpaIterations NrpaSchedule::timed(std::uint64_t playouts, Seconds elapsed) {
    if (!m_measured) {
        if (playouts < trial_playouts || elapsed < *m_budget.time * trial_share)
            return equal(fitted(m_options, trial_playouts));
        const double measured =
            static_cast<double>(playouts) * (*m_budget.time / std::max(elapsed, Seconds(1e-9)));
        m_measured = static_cast<std::uint64_t>(std::min(measured, 1e18));
    }
    return filling(std::min(*m_measured, m_budget.playouts.value_or(*m_measured)));
}

std::uint64_t NrpaSchedule::fitted(const NrpaOptions& options, std::uint64_t playouts) {
    const std::uint64_t limit = std::min(playouts, NrpaIterations::endless - 1);
    std::uint64_t least = 1; // is taken whatever it costs
    std::uint64_t beyond = std::max<std::uint64_t>(limit, 1) + 1;
    while (beyond - least > 1) {
        const std::uint64_t n = least + (beyond - least) / 2;
        (playouts_of(options, n, limit) <= limit ? least : beyond) = n;
    }
    return least;
}

NrpaIterations NrpaSchedule::equal(std::uint64_t n) const {
    NrpaIterations iterations;
    std::fill_n(iterations.of_level.begin() + 1, m_options.level, n);
    return iterations;
}

NrpaIterations NrpaSchedule::filling(std::uint64_t playouts) const {
    NrpaIterations iterations = equal(fitted(m_options, playouts));
    iterations.of_level[static_cast<std::size_t>(m_options.level)] = NrpaIterations::endless;
    return iterations;
}

} // namespace samegame
