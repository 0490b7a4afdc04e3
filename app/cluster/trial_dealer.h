#pragma once

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "app/cluster/job.h"
#include "app/cluster/mail.h"
#include "engine/studies/experiment/trial_plan.h"

namespace samegame::cluster {

/// The part of rank 0 in an experiment: a TrialRun whose team consists of ranks. It deals the
/// trials of the plan in the order of their numbers, one to each rank that asks, and gives finished
/// trials to the plan, each once and after its line has been replayed. It deals the trials of a
/// lost rank again.
class TrialDealer final : public JobLead {
public:
    using Keep = std::function<void(const Trial&)>; ///< take() throws what this throws.

    /// `plan` and `mail` outlive it. `keep` takes a trial after the plan has it.
    TrialDealer(FixedPlan& plan, Mail& mail, Seconds grace, Keep keep, Tell tell);

    void take(const Letter& letter, Clock::time_point now) override;
    void step(Clock::time_point now) override;
    /// Whether all trials are done, all ranks are lost, or all had the time to stop.
    bool is_done() const override;

    std::size_t done() const { return m_done; } ///< The trials that are done, with earlier ones.
    std::size_t total() const { return m_total; }
    std::size_t done_here() const { return m_done - m_done_before; }
    /// The failure of a trial that ended the experiment; empty if there was none.
    const std::string& failure() const { return m_failure; }
    bool was_told() const { return m_was_told; } ///< A signal has asked a rank to end.

private:
    void take_wish(const Letter& letter);
    void take_result(const Letter& letter);
    std::optional<std::uint64_t> next();
    void lose(int rank, const std::string& sentence) override;

    FixedPlan& m_plan;
    const TrialTable& m_table;
    const Keep m_keep;
    const std::size_t m_total;
    TrialNumbers m_kept;
    std::map<std::uint64_t, int> m_dealt; // trials that run, each with its rank
    std::size_t m_next = 0;               // none before it is to be dealt, but for m_returned
    std::deque<std::uint64_t> m_returned; // dealt to ranks that are lost
    std::deque<int> m_wishes;             // ranks that have room, in the order of their asking
    std::size_t m_done = 0;
    std::size_t m_done_before = 0;
    bool m_wants_stop = false;
    bool m_was_told = false;
    std::string m_failure;
    bool m_is_late = false; // the time for answers after a stop is over
};

} // namespace samegame::cluster
