#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>

#include "engine/search/search_team.h"

namespace samegame {

/// Calls work(worker, begin, end, stops) for pieces of `begin` to `end`, at most `most` long, on
/// all threads of the team. Once stops() is true, which `work` asks often where it is slow, the
/// search must return, and this returns false without having done all. Nothing is counted
/// meanwhile: the lead of a beam counts nodes and playouts for all, between two calls, in an order
/// that does not depend on which thread was faster.
template <class Work>
bool share_out(SearchTeam& team, std::size_t begin, std::size_t end, std::size_t most, Work work) {
    const std::size_t parts = 4 * static_cast<std::size_t>(team.size());
    const std::size_t piece = std::clamp<std::size_t>((end - begin) / parts, 1, most);
    std::atomic<std::size_t> next = begin;
    std::atomic<bool> stopped = false; // relaxed, for it passes no data
    const auto task = [&](SearchContext& context, int worker) {
        const auto stops = [&] {
            if (context.is_interrupted())
                stopped.store(true, std::memory_order_relaxed);
            return stopped.load(std::memory_order_relaxed);
        };
        while (!stops()) {
            const std::size_t first = next.fetch_add(piece, std::memory_order_relaxed);
            if (first >= end)
                return;
            work(worker, first, std::min(first + piece, end), stops);
        }
    };
    if (end - begin <= 1)
        task(team.lead(), 0); // not worth waking the others
    else
        team.run(task);
    return !stopped;
}

/// Calls work(i) for each i below `count` on all threads; returns as share_out does.
template <class Work>
bool for_each(SearchTeam& team, std::size_t count, Work work) {
    return share_out(team, 0, count, 1, [&](int, std::size_t i, std::size_t, auto) { work(i); });
}

} // namespace samegame
