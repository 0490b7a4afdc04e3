#pragma once

#include <cstdint>

#include "engine/base/clock.h"

namespace samegame {

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
