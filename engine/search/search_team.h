#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "engine/search/search_context.h"
#include "engine/search/worker_team.h"

namespace samegame {

/// All that a solver that uses its threads itself needs: a context for each worker, with an even
/// share of playouts, nodes and memory and its own stream of randomness, and the threads. Worker 0
/// is the thread that calls.
class SearchTeam {
public:
    SearchTeam(std::span<SearchContext> contexts, WorkerTeam& workers)
        : m_contexts(contexts), m_workers(workers) {}

    int size() const { return static_cast<int>(m_contexts.size()); }

    /// Each worker's own; another worker's only between two runs.
    SearchContext& context(int worker) { return m_contexts[static_cast<std::size_t>(worker)]; }
    SearchContext& lead() { return m_contexts.front(); }

    /// Bytes for all workers together.
    std::uint64_t memory() const { return m_contexts.front().memory() * m_contexts.size(); }

    /// Calls task(context, i) on each worker's thread; returns when all have returned.
    void run(const std::function<void(SearchContext&, int)>& task) {
        m_workers.run([&](int worker) { task(context(worker), worker); });
    }

    /// True once any worker must return. Between two runs.
    bool should_stop() {
        for (SearchContext& context : m_contexts) {
            if (!context.should_stop())
                continue;
            m_reason = context.stop_reason();
            return true;
        }
        return false;
    }

    /// Why should_stop() said so.
    StopReason stop_reason() const { return m_reason; }

private:
    std::span<SearchContext> m_contexts;
    WorkerTeam& m_workers;
    StopReason m_reason = StopReason::budget_spent;
};

} // namespace samegame
