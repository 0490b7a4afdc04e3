#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/clock.h"
#include "engine/stats/running_stats.h"
#include "engine/studies/experiment/trial.h"
#include "engine/studies/experiment/trial_numbers.h"

namespace samegame {

/// How far a table of trials has come.
struct TrialProgress {
    std::size_t done = 0;
    std::size_t total = 0;
    std::optional<Seconds> time_left; ///< An estimate; nothing while there is no ground for one.
};

/// Which trials of a table are to be run, by number: from `first` to before `last`. Both are
/// multiples of the number of entrants.
struct TrialRange {
    std::size_t first = 0;
    std::size_t last = 0;
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

    /// `table` has entrants without contestant_error, and one or more of them, of boards and of
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
    std::optional<double> expected_seconds(std::size_t contestant) const;

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

} // namespace samegame
