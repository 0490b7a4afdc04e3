#include "engine/search/parallel_workers.h"

#include <algorithm>
#include <thread>
#include <vector>

#include "engine/search/search_context.h"
#include "engine/search/upper_bound.h"

namespace samegame {

namespace {

/// Part `i` of `n` parts of a whole that differ by one at most.
std::uint64_t even_share(std::uint64_t whole, int i, int n) {
    const auto parts = static_cast<std::uint64_t>(n);
    return whole / parts + (static_cast<std::uint64_t>(i) < whole % parts ? 1 : 0);
}

Budget share_of(const Budget& budget, int i, int n) {
    Budget share = budget;
    if (budget.playouts)
        share.playouts = even_share(*budget.playouts, i, n);
    if (budget.nodes)
        share.nodes = even_share(*budget.nodes, i, n);
    share.memory =
        (budget.memory == 0 ? default_memory() : budget.memory) / static_cast<std::uint64_t>(n);
    return share;
}

/// The reason that says most about the result.
StopReason merge_reasons(StopReason a, StopReason b) {
    const auto rank = [](StopReason reason) {
        switch (reason) {
        case StopReason::proven_optimal:
            return 3;
        case StopReason::stop_requested:
            return 2;
        case StopReason::memory_full:
            return 1;
        case StopReason::budget_spent:
            return 0;
        }
        return 0;
    };
    return rank(a) >= rank(b) ? a : b;
}

} // namespace

/// One call of run_search: the access to SearchControl that hosts do not need.
class SearchRun {
public:
    SearchRun(const SearchRequest& request, SearchControl& control)
        : m_request(request), m_control(control) {
        OptionValues options = default_options(request.solver->options);
        for (const auto& [name, value] : request.options)
            options[name] = value;
        for (int i = 0; i < request.threads; ++i)
            m_solvers.push_back(request.solver->make(options));
        const std::lock_guard lock(control.m_mutex);
        control.m_shares.resize(m_solvers.size());
        control.m_start = Clock::now();
    }

    SearchReport run() {
        SearchReport report;
        if (m_request.board.has_moves()) {
            run_workers();
            for (const StopReason reason : m_reasons)
                report.stop = merge_reasons(report.stop, reason);
        } else {
            offer_empty_line();
            report.stop = StopReason::proven_optimal;
        }
        {
            const std::lock_guard lock(m_control.m_mutex);
            m_control.m_end = Clock::now();
        }
        report.snapshot = m_control.snapshot();
        report.upper_bound = report.stop == StopReason::proven_optimal
                                 ? report.snapshot.best.score
                                 : remaining_upper_bound(m_request.rules, m_request.board);
        return report;
    }

private:
    void run_workers() {
        m_reasons.assign(m_solvers.size(), StopReason::budget_spent);
        std::vector<std::jthread> threads;
        for (std::size_t i = 1; i < m_solvers.size(); ++i)
            threads.emplace_back([this, i] { work(i); });
        work(0);
    }

    void work(std::size_t i) {
        const int stream = static_cast<int>(i);
        SearchContext context(m_request.board, m_request.rules,
                              share_of(m_request.budget, stream, m_request.threads), m_request.seed,
                              stream, m_control);
        m_reasons[i] = m_solvers[i]->solve(m_request.board, m_request.rules, context);
        context.publish();
        if (m_reasons[i] == StopReason::proven_optimal)
            m_control.request_stop(); // nothing is left for the others to find
    }

    void offer_empty_line() {
        const std::lock_guard lock(m_control.m_mutex);
        m_control.m_shares[0].has_line = true;
        m_control.m_shares[0].best = replay(m_request.board, m_request.rules, {}).value();
    }

    const SearchRequest& m_request;
    SearchControl& m_control;
    std::vector<std::unique_ptr<Solver>> m_solvers;
    std::vector<StopReason> m_reasons;
};

SearchReport run_search(const SearchRequest& request, SearchControl& control) {
    return SearchRun(request, control).run();
}

} // namespace samegame
