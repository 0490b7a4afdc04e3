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

struct TrialProgress {
    std::size_t done = 0;
    std::size_t total = 0;
    std::optional<Seconds> time_left; ///< An estimate; nothing while none is possible.
    std::size_t round = 0;            ///< The number of tables before this one (TrialPlan).
};

/// Runs the trials of a table on a number of threads, as many for each as it keeps busy
/// (Entrant::real_threads). With budgets of playouts or nodes the scores depend on the table alone.
class TrialTeam {
public:
    /// Takes a finished trial on the thread that ran it, one at a time. If it throws, the other
    /// trials end, run() rethrows, and it is not called again.
    using Keep = std::function<void(Trial)>;

    /// `table` outlives the team; it has one or more entrants, boards and runs, and no entrant has
    /// an entrant_error. Trials of the table in `done` are not run again.
    TrialTeam(const TrialTable& table, TrialRange range, int threads, std::span<const Trial> done,
              Keep keep);

    /// Returns when all trials are finished, or soon after request_stop. Call it once. Throws what
    /// a search throws (no memory); finished trials stay valid.
    void run();

    /// Ends all running searches soon; their results do not count. Any thread.
    void request_stop();

    TrialProgress progress() const; ///< Any thread.

private:
    struct Running {
        SearchControl control;
        TrialPlace place;
        Clock::time_point start;
    };
    /// What is known about the trials of one entrant.
    struct Kind {
        int threads = 1;       // of each trial
        std::size_t to_do = 0; // trials not dealt yet
        RunningStats seconds;  // of the finished trials
    };
    bool begin(Running& running);
    void end(const Running& running, const std::optional<Trial>& trial);
    void work();
    void search(Running& running);
    bool keep(const Trial& trial);
    std::optional<double> expected_seconds(std::size_t entrant) const;

    const TrialTable& m_table;
    const TrialRange m_range;
    const int m_threads;
    Keep m_keep;                // empty once it has thrown
    std::mutex m_keep_mutex;    // held while a trial is kept
    mutable std::mutex m_mutex; // guards everything below
    std::condition_variable m_freed;
    bool m_is_stopped = false;
    int m_free;                 // threads without a trial
    TrialNumbers m_done_before; // of the range
    std::size_t m_next;         // number of the trial to be dealt next, unless it is done
    std::size_t m_done = 0;
    std::vector<Running*> m_running;
    std::vector<Kind> m_kinds;
};

/// Runs what a plan wants, team after team, until its rule ends it.
class TrialRun {
public:
    /// Takes a finished trial after the plan has taken it, like TrialTeam::Keep.
    using Keep = std::function<void(const Trial&)>;

    /// `plan` outlives the run; its entrants have no entrant_error.
    TrialRun(TrialPlan& plan, int threads, Keep keep = {});

    /// Returns when the plan ends, or soon after request_stop. Call it once. Throws what a search
    /// or `keep` throws; finished trials stay valid.
    void run();

    /// Ends all running searches soon; their results do not count. Any thread.
    void request_stop();

    TrialProgress progress() const; ///< Of the present team, or of the last one. Any thread.

private:
    bool begin_team();

    TrialPlan& m_plan;
    const int m_threads;
    const Keep m_keep;
    mutable std::mutex m_mutex; // guards the rest
    std::unique_ptr<TrialTeam> m_team;
    std::size_t m_round = 0; // of its table
    bool m_is_stopped = false;
};

} // namespace samegame
