#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "engine/search/search_team.h"

namespace samegame {

/// The threads of a beam, and its budget. The lead counts nodes and playouts for all, in an order
/// that does not depend on which thread was faster, up to the sum of all shares.
class BeamTeam {
public:
    explicit BeamTeam(SearchTeam& team);

    int size() const { return m_team.size(); }
    SearchContext& lead() { return m_team.lead(); }

    /// Calls work(worker, begin, end, stops) for pieces of `begin` to `end`, at most `most` long,
    /// on all threads. Once stops() is true, which `work` asks often where it is slow, the search
    /// must return, and this returns false without having done all.
    template <class Work>
    bool share_out(std::size_t begin, std::size_t end, std::size_t most, Work work);

    /// Calls work(i) for each i below `count`, likewise.
    template <class Work>
    bool for_each(std::size_t count, Work work) {
        return share_out(0, count, 1, [&](int, std::size_t i, std::size_t, auto) { work(i); });
    }

    /// On the lead's thread, between two runs: true once the search must return.
    bool must_stop();
    StopReason stop_reason() const { return m_reason; } ///< Why.

    /// A line that a thread has finished, on the lead's thread.
    void offer(const MoveList& moves, int score) {
        lead().offer(moves, score);
        m_best = std::max(m_best, score);
    }
    int best() const { return m_best; } ///< The best score offered; the lowest int before.

    /// What may still be counted.
    std::uint64_t nodes_left() { return m_nodes - std::min(m_nodes, lead().nodes()); }
    std::uint64_t playouts_left() { return m_playouts - std::min(m_playouts, lead().playouts()); }

private:
    /// Whether a context's own share is used up, so that it says nothing of time and wishes.
    static bool is_spent(const SearchContext& context);

    SearchTeam& m_team;
    std::uint64_t m_nodes = 0; ///< Granted to all together.
    std::uint64_t m_playouts = 0;
    int m_best = std::numeric_limits<int>::min();
    std::uint32_t m_unpublished = 0; ///< Calls of must_stop.
    StopReason m_reason = StopReason::budget_spent;
};

template <class Work>
bool BeamTeam::share_out(std::size_t begin, std::size_t end, std::size_t most, Work work) {
    const std::size_t parts = 4 * static_cast<std::size_t>(size());
    const std::size_t piece = std::clamp<std::size_t>((end - begin) / parts, 1, most);
    std::atomic<std::size_t> next = begin;
    std::atomic<int> stopped = -1; // a worker that must stop; relaxed, for it passes no data
    const auto task = [&](SearchContext& context, int worker) {
        const bool is_silent = is_spent(context);
        const auto stops = [&] {
            if (!is_silent && context.should_stop())
                stopped.store(worker, std::memory_order_relaxed);
            return stopped.load(std::memory_order_relaxed) >= 0;
        };
        while (!stops()) {
            const std::size_t first = next.fetch_add(piece, std::memory_order_relaxed);
            if (first >= end)
                return;
            work(worker, first, std::min(first + piece, end), stops);
        }
    };
    if (end - begin <= 1)
        task(lead(), 0); // not worth waking the others
    else
        m_team.run(task);
    if (stopped < 0)
        return true;
    m_reason = m_team.context(stopped).stop_reason();
    return false;
}

} // namespace samegame
