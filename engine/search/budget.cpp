#include "engine/search/budget.h"

#include "engine/base/memory.h"

namespace samegame {

Budget share_of(const Budget& whole, int worker, int team_size) {
    const auto workers = static_cast<std::uint64_t>(team_size);
    // The first have what does not go even.
    const auto part = [&](std::uint64_t amount) {
        return amount / workers + (static_cast<std::uint64_t>(worker) < amount % workers ? 1 : 0);
    };
    Budget share = whole;
    if (whole.playouts)
        share.playouts = part(*whole.playouts);
    if (whole.nodes)
        share.nodes = part(*whole.nodes);
    share.memory = (whole.memory == 0 ? default_memory() : whole.memory) / workers;
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
