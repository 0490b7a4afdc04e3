#pragma once

#include <cstdint>
#include <limits>

namespace samegame {

/// What may be granted to a search, on every command line and in every file.

/// Budgets of time are above 0 and no longer than 30 years, which clocks can add without overflow.
inline constexpr double most_seconds = 1e9;

/// What a search or a moment of it took, by the clock or in virtual time, is 0 to this.
inline constexpr double most_measured_seconds = 1e12;

/// Budgets of playouts and of nodes are 1 to this.
inline constexpr std::int64_t most_count = std::numeric_limits<std::int64_t>::max();

inline constexpr std::int64_t most_threads = 1024; ///< Of one process.

/// Moves a second of virtual time, 1 to this, and moves that a barrier takes, 0 to this, so that
/// virtual clocks do not overflow.
inline constexpr std::int64_t most_virtual_moves = 1'000'000'000'000;

inline constexpr std::int64_t most_memory_mib = 1 << 24;

} // namespace samegame
