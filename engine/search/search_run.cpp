#include "engine/search/search_run.h"

#include <algorithm>
#include <new>
#include <stdexcept>

#include "engine/base/exceptions.h"
#include "engine/bounds/upper_bound.h"
#include "engine/formats/game_record.h"
#include "engine/game/refill.h"
#include "engine/search/endgame_try.h"
#include "engine/search/search_team.h"

namespace samegame {

/// One call of run_search: the access to SearchControl that hosts do not need.
class SearchRun {
public:
    SearchRun(const SearchRequest& request, SearchControl& control)
        : m_request(request), m_control(control) {
        if (const auto refusal = refill_refusal(*request.solver, request.start.rules))
            throw InvalidOptions(*refusal);
        if (const auto refusal = virtual_time_refusal(*request.solver);
            refusal && request.virtual_time)
            throw InvalidOptions(*refusal);
        m_solver = request.solver->make(complete_options(request.solver->options, request.options));
        prepare_solver();
        share_among(request.threads);
        const std::lock_guard lock(control.m_mutex);
        control.m_threads_are_apart = m_solver->has_threads_apart();
        control.m_start = Clock::now(); // before any worker starts, so that all its time counts
        if (request.journal != nullptr)
            control.m_start -=
                std::chrono::duration_cast<Clock::duration>(request.journal->seconds());
    }

    SearchReport run() {
        SearchReport report;
        const auto& [board, rules] = m_request.start;
        if (!is_over(board, rules)) {
            search();
            report.stop = m_is_proven_beside ? StopReason::proven_optimal : m_reason;
            report.is_proven_beside = m_is_proven_beside;
            report.failure = m_failure;
        } else {
            offer_empty_line();
            report.stop = StopReason::proven_optimal;
        }
        {
            const std::lock_guard lock(m_control.m_mutex);
            m_control.m_end = Clock::now();
            report.remarks = m_control.m_remarks;
        }
        report.snapshot = m_control.snapshot();
        if (m_is_memory_full && report.stop != StopReason::proven_optimal)
            report.stop =
                is_proven(report.snapshot) ? StopReason::proven_optimal : StopReason::memory_full;
        if (report.stop == StopReason::nothing_left && is_time_spent(report.snapshot))
            report.stop = StopReason::budget_spent; // by the workers that went on
        if (report.failure)
            forget_proofs(report.snapshot);
        report.upper_bound = report.snapshot.upper_bound;
        if (m_request.keeps_learned)
            report.learned = m_solver->learned().value();
        // A proof is a bound that the best line reaches, whatever a solver claims.
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
    /// Throws InvalidOptions if the solver cannot keep or begin with what is wanted.
    void prepare_solver() {
        const auto check = [](const std::optional<Error>& error) {
            if (error)
                throw InvalidOptions(*error);
        };
        if (m_request.journal != nullptr)
            check(journal_refusal(*m_solver, m_request.solver->name));
        if (!m_request.learned.empty())
            check(m_solver->take_learned(m_request.learned));
        if (m_request.keeps_learned)
            if (const auto learned = m_solver->learned(); !learned)
                check(learned.error());
    }

    /// A worker may have proven its line before another one found no memory.
    static bool is_proven(const SearchSnapshot& snapshot) {
        return snapshot.has_line && snapshot.upper_bound == snapshot.best.score;
    }

    /// The proofs of a solver that failed may be false.
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

    /// Whether the time is spent, which all workers share.
    bool is_time_spent(const SearchSnapshot& snapshot) const {
        return m_request.budget.time && Seconds(snapshot.seconds) >= *m_request.budget.time;
    }

    /// Any exception ends the search with its results so far.
    void search() {
        try {
            tries_endgame() ? run_with_endgame() : run_solver(m_request.budget);
        } catch (const std::bad_alloc&) {
            m_is_memory_full = true;
        } catch (const std::length_error&) { // more than any machine's memory
            m_is_memory_full = true;
        } catch (const ProgramFailed& failed) {
            m_reason = StopReason::nothing_left; // the program ended before its budget
            m_failure = failed.error();
        } catch (const std::exception& exception) {
            m_failure = error_of(exception);
        }
    }

    bool tries_endgame() const {
        return m_request.tries_endgame && m_request.journal == nullptr && m_solver->seeks_score() &&
               !m_request.start.rules.refill;
    }

    void run_with_endgame() {
        EndgameTry endgame(m_request.start, m_request.budget, m_request.seed, m_control);
        const bool is_proven_before = endgame.before();
        if (!is_proven_before) {
            run_solver(endgame.share_of_solver());
            m_control.m_is_done = false; // it was set for the solver's workers
        }
        const bool is_proven = m_reason == StopReason::proven_optimal;
        m_is_proven_beside =
            endgame.after(m_control.snapshot(), is_proven || is_proven_before) && !is_proven;
    }

    void run_solver(const Budget& budget) {
        const auto& [board, rules] = m_request.start;
        // Only one game is played: a second one would let the search choose between the columns
        // that came in.
        const bool is_one_game = rules.refill && m_solver->has_threads_apart();
        SearchTeam team(board, rules, budget, is_one_game ? 1 : m_request.threads, m_request.seed,
                        m_control, m_request.virtual_time, m_request.journal);
        share_among(team.size());
        try {
            m_reason = m_solver->solve(team);
        } catch (...) {
            team.publish();
            throw;
        }
        if (m_reason == StopReason::proven_optimal)
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
    std::unique_ptr<Solver> m_solver;
    StopReason m_reason = StopReason::budget_spent; ///< Why the solver ended.
    bool m_is_memory_full = false;
    bool m_is_proven_beside = false;
    std::optional<Error> m_failure;
};

SearchReport run_search(const SearchRequest& request, SearchControl& control) {
    return SearchRun(request, control).run();
}

RecordSource source_of(const SearchRequest& request, const SearchSnapshot& snapshot) {
    RecordSource source;
    source.solver = request.solver->name;
    source.options_json = to_json(request.options);
    source.seed = request.seed;
    source.threads = snapshot.threads;
    source.seconds = snapshot.seconds;
    if (request.solver->has_playouts && !request.solver->is_external)
        source.playouts = snapshot.playouts;
    if (request.solver->has_nodes && !request.solver->is_external)
        source.nodes = snapshot.nodes;
    if (snapshot.depth > 0) {
        source.depth = snapshot.depth;
        source.mean_depth = snapshot.mean_depth;
    }
    if (snapshot.is_unclearable)
        source.clearable = false;
    return source;
}

GameRecord record_so_far(const SearchRequest& request, const SearchSnapshot& snapshot,
                         const std::string& program) {
    GameRecord record;
    record.start = request.start;
    record.line = snapshot.has_line ? snapshot.best
                                    : replay(request.start.board, request.start.rules, {}).value();
    record.source.emplace(source_of(request, snapshot)).program = program;
    return record;
}

GameRecord record_of(const SearchRequest& request, const SearchReport& report,
                     const std::string& program) {
    GameRecord record = record_so_far(request, report.snapshot, program);
    record.source->stop = name_of(report.stop);
    for (const Message& remark : report.remarks)
        record.source->remarks.push_back(to_string(remark));
    record.source->upper_bound = report.upper_bound;
    return record;
}

void compare_first_moves(SearchRequest& request, std::span<const std::string> given) {
    if (request.solver->comparing.empty())
        return; // the name of an external program is an option, too
    OptionValues options;
    for (const std::string& text : given) {
        const std::string name = text.substr(0, text.find('='));
        options[name] = request.options.at(name);
    }
    request.options = complete_options(request.solver->options,
                                       options_for_comparing(*request.solver, std::move(options)));
}

} // namespace samegame
