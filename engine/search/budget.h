#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

#include "engine/base/clock.h"

namespace samegame {

/// What the caller grants a search, all threads together. Whatever is reached first ends it; with
/// nothing granted a search runs until it is told to stop.
struct Budget {
    std::optional<Seconds> time;           ///< Wall time.
    std::optional<std::uint64_t> playouts; ///< Shared out evenly among the threads.
    std::optional<std::uint64_t> nodes;    ///< Tree nodes created; shared out evenly too.
    std::uint64_t memory = 0;              ///< Bytes for trees, shared evenly; 0: default_memory().

    bool operator==(const Budget&) const = default;
};

/// What worker `worker` of a team of `team_size` has of a budget that they share evenly: playouts
/// and nodes of two workers differ by one at most, and time is everybody's. Its memory is never 0
/// for "default".
Budget share_of(const Budget& whole, int worker, int team_size);

/// What is left of granted playouts or nodes; the highest number where none are granted.
inline std::uint64_t left_of(const std::optional<std::uint64_t>& granted, std::uint64_t counted) {
    return granted ? *granted - std::min(counted, *granted)
                   : std::numeric_limits<std::uint64_t>::max();
}

/// Why a search ended.
enum class StopReason {
    budget_spent,   ///< The time, all playouts or all nodes are spent.
    stop_requested, ///< The caller asked for it.
    proven_optimal, ///< No line scores more.
    memory_full,    ///< More memory would have let it go on.
    nothing_left,   ///< It had done all that it does before its budget, without a proof.
};

/// "budget_spent" and so on, as in solution files.
std::string_view name_of(StopReason reason);

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

/// Time on a machine that has a core for each worker of a search, simulated on one thread of this
/// one: what many workers would have found after so long can be seen on any machine, the same each
/// time.
///
/// The workers of a simulated team (SearchTeam) run one after the other on the thread that calls,
/// each with a clock of its own that counts the moves which its worker plays and adapts
/// (SearchContext::count_moves). Where the team begins or ends a task together, those that are done
/// wait: all clocks go to the latest one, and its end takes `barrier_moves` more. Workers that
/// never meet, such as jobs of their own, have clocks that do not know of each other. A budget of
/// time is one of virtual seconds then, and so are the times of a curve.
///
/// Moves are the unit since they are what takes the time in both, a playout and the adaptation to
/// its line: each weighs the groups of a position. Playouts would be too coarse: they differ in
/// length, and that is why workers wait for each other. What is not counted takes no time: to copy
/// a policy or a line, and to wait for memory or a mutex.
struct VirtualTime {
    std::uint64_t moves_per_second = 1; ///< Of one worker; 1 or more.
    std::uint64_t barrier_moves = 0;    ///< What the end of a common task takes, in moves.

    bool operator==(const VirtualTime&) const = default;

    Seconds time_of(std::uint64_t moves) const {
        return Seconds(static_cast<double>(moves) / static_cast<double>(moves_per_second));
    }
};

} // namespace samegame
