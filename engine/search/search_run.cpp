#include "engine/search/search_run.h"

#include <algorithm>
#include <thread>
#include <vector>

#include "engine/bounds/upper_bound.h"
#include "engine/search/search_team.h"

namespace samegame {

namespace {

/// The reason that says most about the result. A worker with nothing left has not used up its share
/// of playouts or nodes, and so the budget of the whole search is not spent either, though others
/// may have spent theirs.
StopReason merge_reasons(StopReason a, StopReason b) {
    const auto rank = [](StopReason reason) {
        switch (reason) {
        case StopReason::proven_optimal:
            return 4;
        case StopReason::stop_requested:
            return 3;
        case StopReason::memory_full:
            return 2;
        case StopReason::nothing_left:
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
        const OptionValues options = complete_options(request.solver->options, request.options);
        m_solvers.push_back(request.solver->make(options));
        m_team = dynamic_cast<TeamSolver*>(m_solvers.front().get());
        for (int i = 1; m_team == nullptr && i < request.threads; ++i)
            m_solvers.push_back(request.solver->make(options));
        const std::lock_guard lock(control.m_mutex);
        control.m_shares.resize(static_cast<std::size_t>(request.threads));
        control.m_start = Clock::now();
    }

    SearchReport run() {
        SearchReport report;
        if (m_request.start.board.has_moves()) {
            m_team != nullptr ? run_team() : run_workers();
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
        if (report.stop == StopReason::nothing_left && is_time_spent(report.snapshot))
            report.stop = StopReason::budget_spent; // by the workers that went on
        const int ceiling = remaining_upper_bound(m_request.start.rules, m_request.start.board);
        if (report.stop == StopReason::proven_optimal)
            report.snapshot.upper_bound = report.snapshot.best.score;
        report.upper_bound = std::min(ceiling, report.snapshot.upper_bound.value_or(ceiling));
        return report;
    }

private:
    /// Time is shared by all workers: one that spends it spends it for the whole search.
    bool is_time_spent(const SearchSnapshot& snapshot) const {
        return m_request.budget.time && Seconds(snapshot.seconds) >= *m_request.budget.time;
    }

    void run_workers() {
        m_reasons.assign(m_solvers.size(), StopReason::budget_spent);
        std::vector<std::jthread> threads;
        for (std::size_t i = 1; i < m_solvers.size(); ++i)
            threads.emplace_back([this, i] { work(i); });
        work(0);
    }

    SearchContext context_of(int worker) const {
        return {m_request.start.board,
                m_request.start.rules,
                share_of(m_request.budget, worker, m_request.threads),
                m_request.seed,
                worker,
                m_control};
    }

    void work(std::size_t i) {
        SearchContext context = context_of(static_cast<int>(i));
        auto& solver = static_cast<SoloSolver&>(*m_solvers[i]);
        m_reasons[i] = solver.solve(m_request.start.board, m_request.start.rules, context);
        context.publish();
        if (m_reasons[i] == StopReason::proven_optimal)
            m_control.request_stop(); // nothing is left for the others to find
    }

    void run_team() {
        SearchTeam team(m_request.start.board, m_request.start.rules, m_request.budget,
                        m_request.threads, m_request.seed, m_control);
        m_reasons.push_back(m_team->solve(m_request.start.board, m_request.start.rules, team));
        team.publish();
    }

    void offer_empty_line() {
        const std::lock_guard lock(m_control.m_mutex);
        SearchControl::Share& share = m_control.m_shares[0];
        share.has_line = true;
        share.best = replay(m_request.start.board, m_request.start.rules, {}).value();
        share.is_unclearable = !share.best.cleared;
    }

    const SearchRequest& m_request;
    SearchControl& m_control;
    std::vector<std::unique_ptr<Solver>> m_solvers;
    TeamSolver* m_team = nullptr; ///< m_solvers[0] if it is one.
    std::vector<StopReason> m_reasons;
};

SearchReport run_search(const SearchRequest& request, SearchControl& control) {
    return SearchRun(request, control).run();
}

} // namespace samegame
