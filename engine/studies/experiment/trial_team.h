#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/clock.h"
#include "engine/stats/running_stats.h"
#include "engine/studies/experiment/trial.h"
#include "engine/studies/experiment/trial_plan.h"

namespace samegame {

/// How far a table of trials has come.
struct TrialProgress {
    std::size_t done = 0;
    std::size_t total = 0;
    std::optional<Seconds> time_left; ///< An estimate; nothing while there is no ground for one.
    std::size_t round = 0;            ///< The number of tables before this one (TrialPlan).
};

/// Runs the trials of a table on a number of threads: each takes as many of them as it keeps busy
/// (Entrant::real_threads).
///
/// With budgets of playouts or nodes the scores depend on the table alone, not on the threads.
class TrialTeam {
public:
    /// Takes a trial that is done, on the thread that has run it, one at a time. What it throws
    /// ends the others and comes out of run; it is not called again.
    using Keep = std::function<void(Trial)>;

    /// `table` has entrants without entrant_error, and one or more of them, of boards and of
    /// runs; it outlives the team. Those of `done`, which are trials of the table, are not run
    /// again.
    TrialTeam(const TrialTable& table, TrialRange range, int threads, std::span<const Trial> done,
              Keep keep);

    /// Returns when all trials are done, or soon after request_stop; once. Throws what a search
    /// throws (no memory); trials that are done stay done.
    void run();

    /// Ends all running searches soon; what they found does not count. Any thread.
    void request_stop();

    TrialProgress progress() const; ///< Any thread.

private:
    /// A trial, as long as it is searching.
    struct Running {
        SearchControl control;
        TrialPlace place;
        Clock::time_point start;
    };
    /// What is known of the trials of one entrant.
    struct Kind {
        int threads = 1;       // that each of them takes
        std::size_t to_do = 0; // that are not dealt yet
        RunningStats seconds;  // what those that are done took
    };
    bool begin(Running& running);
    void end(const Running& running, const std::optional<Trial>& trial);
    void work();
    void search(Running& running);
    bool keep(const Trial& trial);
    std::uint64_t memory_of(const Running& running) const;
    std::optional<double> expected_seconds(std::size_t entrant) const;

    const TrialTable& m_table;
    const TrialRange m_range;
    const int m_threads;
    Keep m_keep;                // none once it has thrown
    std::mutex m_keep_mutex;    // held while a trial is kept
    mutable std::mutex m_mutex; // guards everything below
    std::condition_variable m_freed;
    bool m_is_stopped = false;
    int m_free;                 // threads that no trial takes
    TrialNumbers m_done_before; // of the range
    std::size_t m_next;         // number of the trial to be dealt next, unless it is done
    std::size_t m_done = 0;
    std::vector<Running*> m_running;
    std::vector<Kind> m_kinds;
};

/// Runs what a plan wants, team after team, until its rule is content: what commands, the window
/// and whoever else asks for trials have in common. Ranks of a cluster are another kind of team.
class TrialRun {
public:
    /// Takes a trial that is done after the plan has it, as TrialTeam::Keep.
    using Keep = std::function<void(const Trial&)>;

    /// The entrants of the plan, which outlives the run, are without entrant_error.
    TrialRun(TrialPlan& plan, int threads, Keep keep = {});

    /// Returns when the plan is content, or soon after request_stop; once. Throws what a search or
    /// keeping throws; trials that are done stay done.
    void run();

    /// Ends all running searches soon; what they found does not count. Any thread.
    void request_stop();

    TrialProgress progress() const; ///< Of the present team, or of the last one. Any thread.

private:
    bool begin_team();

    TrialPlan& m_plan;
    const int m_threads;
    const Keep m_keep;
    mutable std::mutex m_mutex; // guards the rest
    std::unique_ptr<TrialTeam> m_team;
    std::size_t m_round = 0; // its
    bool m_is_stopped = false;
};

} // namespace samegame
