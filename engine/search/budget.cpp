#include "engine/search/budget.h"

#include <algorithm>

#include "engine/search/default_memory.h"

namespace samegame {

namespace {

/// The `count` parts from `first` on of a whole in `workers` even parts, the first of which have
/// what does not go even.
std::uint64_t even_share(std::uint64_t whole, std::uint64_t first, std::uint64_t workers,
                         std::uint64_t count) {
    const std::uint64_t rest = whole % workers;
    const std::uint64_t with_one_more = std::min(first + count, rest) - std::min(first, rest);
    return whole / workers * count + with_one_more;
}

} // namespace

Budget share_of(const Budget& whole, int first, int team_size, int count) {
    const auto part = [&](std::uint64_t amount) {
        return even_share(amount, static_cast<std::uint64_t>(first),
                          static_cast<std::uint64_t>(team_size), static_cast<std::uint64_t>(count));
    };
    Budget share = whole;
    if (whole.playouts)
        share.playouts = part(*whole.playouts);
    if (whole.nodes)
        share.nodes = part(*whole.nodes);
    share.memory = (whole.memory == 0 ? default_memory() : whole.memory) /
                   static_cast<std::uint64_t>(team_size) * static_cast<std::uint64_t>(count);
    return share;
}

std::string_view name_of(StopReason reason) {
    switch (reason) {
    case StopReason::budget_spent:
        return "budget_spent";
    case StopReason::stop_requested:
        return "stop_requested";
    case StopReason::proven_optimal:
        return "proven_optimal";
    case StopReason::memory_full:
        return "memory_full";
    case StopReason::nothing_left:
        return "nothing_left";
    }
    return "";
}

} // namespace samegame
