#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "engine/search/search_context.h"
#include "engine/search/worker_team.h"

namespace samegame {

/// Workers that share one search: a context for each, with its own stream of randomness, and the
/// threads. Worker 0 is the thread that calls. The team shares the budget's playouts, nodes and
/// memory out evenly among the contexts, and tells what is left of them, whoever has counted. A
/// team has fewer workers than were wanted where the machine lets no more threads start
/// (WorkerTeam).
///
/// In virtual time the workers run one after the other on the thread that calls, all that were
/// wanted (VirtualTime).
///
/// Without another word a function is for the thread that calls, between two runs: it asks the
/// contexts of all workers.
class SearchTeam {
public:
    static constexpr int no_score = std::numeric_limits<int>::min();

    /// `budget` is that of all workers together, `wanted` or fewer; the rest is as in
    /// SearchContext. What is handed over by reference outlives the team.
    SearchTeam(const Board& root, const Rules& rules, const Budget& budget, int wanted,
               std::uint64_t seed, SearchControl& control,
               const std::optional<VirtualTime>& virtual_time = {});

    // Any thread, any time.
    const Board& root() const { return m_root; }
    const Rules& rules() const { return m_rules; }
    int size() const { return static_cast<int>(m_contexts.size()); }

    /// What is granted to all workers together: the shares of their contexts, which hold it.
    /// `memory` is in bytes even by default. Any thread, any time.
    Budget budget() const;
    std::uint64_t memory() const { return budget().memory; }

    /// The context of a worker: for itself, and for others only between two runs.
    SearchContext& context(int worker) { return m_contexts[static_cast<std::size_t>(worker)]; }
    SearchContext& lead() { return m_contexts.front(); }

    /// Calls task(context, i) on each worker's thread; returns when all have returned. Where a task
    /// throws, the whole search is stopped, and what was thrown comes out when all have returned.
    /// In virtual time, none begins before the latest is there, and all end with the last.
    void run(const std::function<void(SearchContext&, int)>& task);

    /// `wanted` workers from `first` on, or fewer, as a team with threads of its own; its worker 0
    /// is the thread that calls. Any thread, during a run too, while those workers do nothing else.
    SearchTeam part(int first, int wanted) const;

    /// What all workers have counted.
    std::uint64_t playouts() const;
    std::uint64_t nodes() const;

    /// What the budget still grants all together; without such a budget the highest number.
    std::uint64_t playouts_left() const;
    std::uint64_t nodes_left() const;

    /// True once the search must return: told to stop, or the budget of all together is spent. For
    /// searches of which one worker counts for all, or all count about evenly: a worker that has
    /// spent its own share does not stop the others.
    bool should_stop();

    /// Why should_stop() of the team or of a worker said so.
    StopReason stop_reason() const;

    /// Counts a tree node, to the workers in turn, so that their even shares are used up together.
    void count_node(int depth);
    /// The context that count_node counts the next node to.
    SearchContext& next_counted() { return m_contexts[m_counted % m_contexts.size()]; }

    bool has_line() const { return best_score() != no_score; }
    int best_score() const; ///< The highest score that any worker has offered, or `no_score`.

    /// Writes what all workers know to the control.
    void publish();

private:
    SearchTeam(const SearchTeam& whole, int first, int wanted);
    void run_in_virtual_time(const std::function<void(SearchContext&, int)>& task);
    void meet(std::uint64_t cost);

    const Board& m_root;
    const Rules& m_rules;
    std::optional<VirtualTime> m_virtual_time;
    WorkerTeam m_workers; ///< How many there are shares out the rest; virtual ones need no more.
    std::vector<SearchContext> m_own; ///< The contexts; empty in a part of another team.
    std::span<SearchContext> m_contexts;
    std::uint64_t m_counted = 0; ///< Nodes counted by count_node.
};

} // namespace samegame
