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

} // namespace samegame
