#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "engine/search/search_context.h"
#include "engine/search/search_journal.h"
#include "engine/search/worker_team.h"

namespace samegame {

/// The budget of all contexts together; `memory` is in bytes.
Budget sum_of_shares(std::span<const SearchContext> contexts);

/// Workers that share one search: a context for each, with its own stream of randomness, and the
/// threads (WorkerTeam), worker 0 being the thread that calls. They share the budget's playouts,
/// nodes and memory evenly. In virtual time all wanted workers run one after the other on that
/// thread.
///
/// Unless noted otherwise, a function is for the thread that calls run(), between two runs.
class SearchTeam {
public:
    static constexpr int no_score = std::numeric_limits<int>::min();

    /// `budget` is for all workers together, `wanted` or fewer; the rest is as in SearchContext.
    /// All references, and the journal if there is one, must outlive the team.
    SearchTeam(const Board& root, const Rules& rules, const Budget& budget, int wanted,
               std::uint64_t seed, SearchControl& control,
               const std::optional<VirtualTime>& virtual_time = {},
               SearchJournal* journal = nullptr);

    // Any thread, any time.
    const Board& root() const { return m_root; }
    const Rules& rules() const { return m_rules; }
    int size() const { return static_cast<int>(m_contexts.size()); }
    std::uint64_t seed() const { return m_seed; } ///< Of the whole search.

    /// The sum of the shares; `memory` is in bytes even by default. Any thread, any time.
    Budget budget() const;
    std::uint64_t memory() const { return budget().memory; }

    SearchJournal* journal() const { return m_journal; } ///< Null unless the search keeps one.

    /// The context of a worker. During a run only the worker itself may use it.
    SearchContext& context(int worker) { return m_contexts[static_cast<std::size_t>(worker)]; }
    std::span<SearchContext> contexts() { return m_contexts; }
    SearchContext& lead() { return m_contexts.front(); }

    /// Calls task(context, i) on each worker's thread; returns when all have returned. If a task
    /// throws, the whole search is stopped and the exception is rethrown when all have returned. In
    /// virtual time, all begin with the latest worker and end with the last.
    void run(const std::function<void(SearchContext&, int)>& task);

    /// `wanted` workers from `first` on, or fewer, as a team with its own threads. Any thread,
    /// during a run too, if those workers do nothing else meanwhile.
    SearchTeam part(int first, int wanted) const;

    std::uint64_t playouts() const;
    std::uint64_t nodes() const;

    /// What is left for all workers together; the highest number without such a limit.
    std::uint64_t playouts_left() const;
    std::uint64_t nodes_left() const;

    /// True once the search must return, on a stop request or when the whole budget is spent: a
    /// worker that has spent its own share does not stop the others.
    bool should_stop();

    StopReason stop_reason() const;

    /// Counts a tree node for each worker in turn, so that their shares are used up together.
    void count_node(int depth);
    /// The context for which count_node counts the next node.
    SearchContext& next_counted() { return m_contexts[m_counted % m_contexts.size()]; }

    bool has_line() const { return best_score() != no_score; }
    int best_score() const; ///< The highest score offered by any worker, or `no_score`.

    void publish();

private:
    SearchTeam(const SearchTeam& whole, int first, int wanted);
    void meet(std::uint64_t cost);

    const Board& m_root;
    const Rules& m_rules;
    std::uint64_t m_seed;
    std::optional<VirtualTime> m_virtual_time;
    SearchJournal* m_journal;
    WorkerTeam m_workers;             ///< Its size divides the budget; in virtual time it has one.
    std::vector<SearchContext> m_own; ///< The contexts; empty in a part of another team.
    std::span<SearchContext> m_contexts;
    std::uint64_t m_counted = 0; ///< By count_node.
};

} // namespace samegame
