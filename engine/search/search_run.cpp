#include "engine/search/search_run.h"

#include <algorithm>
#include <new>
#include <stdexcept>
#include <vector>

#include "engine/base/false_claim.h"
#include "engine/base/invalid_options.h"
#include "engine/bounds/upper_bound.h"
#include "engine/game/refill.h"
#include "engine/search/endgame_try.h"
#include "engine/search/search_team.h"
#include "engine/search/worker_team.h"

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
        : m_request(request),
          m_control(control),
          m_budget(request.budget),
          m_options(complete_options(request.solver->options, request.options)) {
        if (const auto refusal = refill_refusal(*request.solver, request.start.rules))
            throw InvalidOptions(*refusal);
        if (const auto refusal = virtual_time_refusal(*request.solver);
            refusal && request.virtual_time)
            throw InvalidOptions(*refusal);
        m_solvers.push_back(request.solver->make(m_options));
        m_team = dynamic_cast<TeamSolver*>(m_solvers.front().get());
        share_among(request.threads);
        const std::lock_guard lock(control.m_mutex);
        control.m_threads_are_apart = m_team == nullptr;
        control.m_start = Clock::now(); // before any worker's, so that time spent is time spent
    }

    SearchReport run() {
        SearchReport report;
        const auto& [board, rules] = m_request.start;
        if (!is_over(board, rules)) {
            search();
            for (const StopReason reason : m_reasons)
                report.stop = merge_reasons(report.stop, reason);
            report.is_proven_beside = m_is_proven_beside;
            if (m_is_proven_beside)
                report.stop = StopReason::proven_optimal;
            if (m_is_memory_full && report.stop != StopReason::proven_optimal)
                report.stop = StopReason::memory_full; // the others were stopped for it
            report.failure = m_failure;
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
        if (report.failure)
            forget_proofs(report.snapshot);
        report.upper_bound = report.snapshot.upper_bound;
        // A proof is a bound that the best line reaches, whatever a solver says of it.
        if (report.stop == StopReason::proven_optimal &&
            report.upper_bound != report.snapshot.best.score)
            report.stop = StopReason::nothing_left;
        if (!rules.refill) {
            const int ceiling = remaining_upper_bound(rules, board);
            if (report.snapshot.has_line && ceiling < report.snapshot.best.score)
                report.failure = false_proof(ceiling, report.snapshot.best.score).error();
            else
                report.upper_bound = std::min(ceiling, report.upper_bound.value_or(ceiling));
        }
        return report;
    }

private:
    /// A solver that has failed may have proven what is not so.
    static void forget_proofs(SearchSnapshot& snapshot) {
        snapshot.upper_bound.reset();
        snapshot.is_unclearable = false;
        for (Candidate& candidate : snapshot.candidates)
            candidate.is_exact = false;
    }

    void share_among(int workers) {
        const std::lock_guard lock(m_control.m_mutex);
        m_control.m_shares.resize(static_cast<std::size_t>(workers));
    }

    /// Time is shared by all workers: one that spends it spends it for the whole search.
    bool is_time_spent(const SearchSnapshot& snapshot) const {
        return m_request.budget.time && Seconds(snapshot.seconds) >= *m_request.budget.time;
    }

    /// Whatever is thrown ends the search with what it has found.
    void search() {
        try {
            tries_endgame() ? run_with_endgame() : run_solver();
        } catch (const std::bad_alloc&) {
            m_is_memory_full = true;
        } catch (const std::length_error&) { // more than any machine's memory
            m_is_memory_full = true;
        } catch (const std::exception& exception) {
            m_failure = error_of(exception);
        }
    }

    /// Not where the solver is asked whether the board can be cleared, whatever that earns.
    bool tries_endgame() const {
        const auto goal = m_options.find("goal");
        const bool asks_for_score =
            goal == m_options.end() || goal->second != OptionValue(std::string("clear"));
        return m_request.tries_endgame && asks_for_score && !m_request.start.rules.refill;
    }

    void run_solver() { m_team != nullptr ? run_team() : run_workers(); }

    void run_with_endgame() {
        EndgameTry endgame(m_request.start, m_request.budget, m_request.seed, m_control);
        if (!endgame.before()) {
            m_budget = endgame.share_of_solver();
            run_solver();
            m_control.m_is_done = false; // that was said to the solver's workers
        }
        const bool is_proven = std::ranges::count(m_reasons, StopReason::proven_optimal) > 0;
        m_is_proven_beside = endgame.after(m_control.snapshot(), is_proven) && !is_proven;
    }

    void run_workers() {
        // A second game would choose between what came in to both: there is one.
        WorkerTeam workers(m_request.start.rules.refill ? 1 : m_request.threads);
        const auto count = static_cast<std::size_t>(workers.size());
        while (m_solvers.size() < count)
            m_solvers.push_back(m_request.solver->make(m_options));
        m_reasons.assign(count, StopReason::budget_spent);
        share_among(workers.size());
        workers.run([&](int worker) { work(worker, workers.size()); },
                    [this] { m_control.request_stop(); });
    }

    void work(int worker, int workers) {
        const auto i = static_cast<std::size_t>(worker);
        const StartPosition& start = m_request.start;
        SearchContext context(start.board, start.rules, share_of(m_budget, worker, workers),
                              m_request.seed, worker, m_control);
        try {
            m_reasons[i] =
                static_cast<SoloSolver&>(*m_solvers[i]).solve(start.board, start.rules, context);
        } catch (...) {
            context.publish();
            throw;
        }
        if (m_reasons[i] == StopReason::proven_optimal)
            context.prove_bound(context.best_score());
        context.publish();
        if (m_reasons[i] == StopReason::proven_optimal)
            m_control.m_is_done = true; // nothing is left for the others to find
    }

    void run_team() {
        const StartPosition& start = m_request.start;
        SearchTeam team(start.board, start.rules, m_budget, m_request.threads, m_request.seed,
                        m_control, m_request.virtual_time);
        share_among(team.size());
        try {
            m_reasons.push_back(m_team->solve(start.board, start.rules, team));
        } catch (...) {
            team.publish();
            throw;
        }
        if (m_reasons.back() == StopReason::proven_optimal)
            team.lead().prove_bound(team.best_score());
        team.publish();
    }

    void offer_empty_line() {
        const std::lock_guard lock(m_control.m_mutex);
        SearchControl::Share& share = m_control.m_shares[0];
        share.has_line = true;
        share.best = replay(m_request.start.board, m_request.start.rules, {}).value();
        share.is_unclearable = !share.best.cleared;
        share.upper_bound = share.best.score;
    }

    const SearchRequest& m_request;
    SearchControl& m_control;
    Budget m_budget; ///< The solver's part of what was granted.
    const OptionValues m_options;
    std::vector<std::unique_ptr<Solver>> m_solvers;
    TeamSolver* m_team = nullptr; ///< m_solvers[0] if it is one.
    std::vector<StopReason> m_reasons;
    bool m_is_memory_full = false;
    bool m_is_proven_beside = false;
    std::optional<Error> m_failure;
};

SearchReport run_search(const SearchRequest& request, SearchControl& control) {
    return SearchRun(request, control).run();
}

} // namespace samegame
