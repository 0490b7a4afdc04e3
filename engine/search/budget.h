#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

#include "engine/base/clock.h"

namespace samegame {

/// What the caller grants a search, all threads together; without a limit it runs until it is
/// stopped.
struct Budget {
    std::optional<Seconds> time;           ///< Wall time.
    std::optional<std::uint64_t> playouts; ///< Shared evenly among the threads.
    std::optional<std::uint64_t> nodes;    ///< Tree nodes created, shared evenly.
    std::uint64_t memory = 0;              ///< Bytes for trees, shared evenly; 0: default_memory().

    bool operator==(const Budget&) const = default;
};

/// The unit that a budget is given in. Settings keep its number or its name.
enum class BudgetUnit { seconds, playouts, nodes, unlimited };

/// "seconds", "playouts", "nodes" or "unlimited".
std::string_view name_of(BudgetUnit unit);
std::optional<BudgetUnit> budget_unit_of(std::string_view name);

bool has_one_limit(const Budget& budget);

/// Unit and amount of a budget with one limit; `unlimited` and 0 without any.
BudgetUnit unit_of(const Budget& budget);
double amount_of(const Budget& budget);

/// The budget of this amount, above 0 and at most 1e12, 1 or more of what is counted; else nothing.
/// Without a limit any amount will do.
std::optional<Budget> budget_of(BudgetUnit unit, double amount);

/// The share of worker `worker`: playouts and nodes of two workers differ by one at most, and each
/// has the whole time. Its memory is never 0 for "default".
Budget share_of(const Budget& whole, int worker, int team_size);

/// What is left of granted playouts or nodes; the highest number if there is no such limit.
inline std::uint64_t left_of(const std::optional<std::uint64_t>& granted, std::uint64_t counted) {
    return granted ? *granted - std::min(counted, *granted)
                   : std::numeric_limits<std::uint64_t>::max();
}

enum class StopReason {
    budget_spent,   ///< The time, all playouts or all nodes are spent.
    stop_requested, ///< The host asked the search to stop.
    proven_optimal, ///< No line scores more.
    memory_full,    ///< The search needed more memory to go on.
    nothing_left,   ///< The search finished before its budget, without a proof.
};

/// "budget_spent" and so on, as in solution files.
std::string_view name_of(StopReason reason);

// Limits on what a command line or a file may grant.

/// Budgets of time are above 0 and at most 30 years, so that sums of times cannot overflow.
inline constexpr double most_seconds = 1e9;

/// Measured times of a search, by the clock or in virtual time, are 0 to this.
inline constexpr double most_measured_seconds = 1e12;

/// Budgets of playouts and of nodes are 1 to this.
inline constexpr std::int64_t most_count = std::numeric_limits<std::int64_t>::max();

inline constexpr int most_threads = 1024; ///< Of one process.

/// Of VirtualTime, whose moves_per_second is 1 or more, so that virtual clocks do not overflow.
inline constexpr std::int64_t most_virtual_moves = 1'000'000'000'000;

inline constexpr std::int64_t most_memory_mib = 1 << 24;

/// The time of a machine with a core for each worker of a search, simulated on one thread, so that
/// any machine shows what many workers find after some time, the same each time.
///
/// The workers of a simulated team (SearchTeam) run one after the other, each with a clock that
/// counts the moves that it plays and adapts (SearchContext::count_moves). When the team begins or
/// ends a task together, all clocks advance to the latest one, and the end takes `barrier_moves`
/// more. Budgets of time and the times of a curve are in virtual seconds then.
///
/// Moves are the unit, since weighing the groups of a position takes the time. Copying a policy or
/// a line and waiting for memory or a mutex take no virtual time.
struct VirtualTime {
    std::uint64_t moves_per_second = 1; ///< Of one worker; 1 or more.
    std::uint64_t barrier_moves = 0;    ///< Duration of the end of a common task, in moves.

    bool operator==(const VirtualTime&) const = default;

    Seconds time_of(std::uint64_t moves) const {
        return Seconds(static_cast<double>(moves) / static_cast<double>(moves_per_second));
    }
};

} // namespace samegame
