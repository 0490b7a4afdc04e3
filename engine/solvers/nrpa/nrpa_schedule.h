#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>

#include "engine/base/clock.h"
#include "engine/solvers/nrpa/nrpa_options.h"

namespace samegame {

/// How often each level repeats the level below in a search; number 0 is not used.
struct NrpaIterations {
    static constexpr std::uint64_t endless = std::numeric_limits<std::uint64_t>::max();

    std::array<std::uint64_t, NrpaOptions::most_levels + 1> of_level{};
};

/// The iterations of successive searches until a job's budget ends.
///
/// A given N is used as it is. A fitted N makes one search fill the budget: the levels below the
/// highest repeat floor(budget^(1/level)) times, the highest until the budget ends, so that
/// rounding and errors of the measured rate leave nothing unused. A budget of time is fitted by the
/// rate of short searches in its first hundredth. Without a budget, each search has twice the
/// playouts of the one before.
class NrpaSchedule {
public:
    struct Budget {
        std::optional<std::uint64_t> playouts;
        std::optional<Seconds> time;
    };

    NrpaSchedule(const NrpaOptions& options, const Budget& budget);

    /// The iterations of the next search, after `playouts` in all and the time `elapsed`.
    NrpaIterations next(std::uint64_t playouts, Seconds elapsed);

    /// The largest N, 1 or more, for which a whole search takes at most `playouts`.
    static std::uint64_t fitted(const NrpaOptions& options, std::uint64_t playouts);

private:
    NrpaIterations equal(std::uint64_t n) const;
    NrpaIterations filling(std::uint64_t playouts) const;
    NrpaIterations timed(std::uint64_t playouts, Seconds elapsed);

    const NrpaOptions& m_options;
    Budget m_budget;
    std::optional<std::uint64_t> m_measured; // playouts that the time allows
    std::uint64_t m_next_size;               // playouts of the next search without a budget
};

} // namespace samegame
