#include "engine/search/budget.h"

#include <array>

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
    constexpr std::array<std::string_view, 5> names{
        "budget_spent", "stop_requested", "proven_optimal", "memory_full", "nothing_left"};
    return names[static_cast<std::size_t>(reason)];
}

} // namespace samegame
