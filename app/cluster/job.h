#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/terminal/interrupt.h"
#include "app/cluster/mail.h"
#include "engine/base/clock.h"

namespace samegame::cluster {

/// The part of every rank in a job, of rank 0 too. One thread uses it.
class JobPart {
public:
    virtual ~JobPart() = default;
    virtual void take(const Letter& letter) = 0; ///< Takes a letter from rank 0.
    /// Called some hundred times a second. `was_told`: a signal has asked the process to end.
    virtual void step(Clock::time_point now, bool was_told) = 0;
};

std::string name_of_rank(int rank); ///< "rank 3"

/// The time between two signs of life of a rank: half a second, and longer among more than a
/// thousand ranks, so that rank 0 hears about two thousand a second.
std::chrono::milliseconds between_words(int ranks);

/// The time between two signs of life of rank 0: a quarter of the grace period.
Seconds between_signs_of_life(Seconds grace);

/// The additional part of rank 0: it hears from all ranks, loses ranks that are silent, and knows
/// when all is done. A lost rank stays lost, even if it is heard again.
class JobLead {
public:
    /// Takes a sentence for people: a rank is lost, a line is wrong.
    using Tell = std::function<void(const std::string&)>;

    /// `mail` outlives it. `grace`: how long a rank may be silent.
    JobLead(Mail& mail, Seconds grace, Tell tell);
    virtual ~JobLead() = default;

    /// Takes a letter from any rank, also its own, that arrived `now`.
    virtual void take(const Letter& letter, Clock::time_point now) = 0;
    virtual void step(Clock::time_point now) = 0;
    virtual bool is_done() const = 0;
    /// Whether no rank is lost, so that all can end together.
    bool is_complete() const { return m_missing == 0; }

protected:
    void hear(int rank, Clock::time_point now) { m_heard[static_cast<std::size_t>(rank)] = now; }
    bool is_lost(int rank) const { return m_is_lost[static_cast<std::size_t>(rank)]; }
    int missing() const { return m_missing; } ///< The number of lost ranks.

    /// Loses a rank, once, and gives the reason in a sentence.
    virtual void lose(int rank, const std::string& sentence);
    /// Loses the ranks that were silent for the grace period.
    void lose_silent(Clock::time_point now);

    /// Sends the signs of life of rank 0 (between_signs_of_life).
    void send_signs_of_life(Clock::time_point now);
    /// Asks all ranks to end, once.
    void stop();
    /// The same after a signal: nobody waits for ranks that do not answer in time.
    void stop_soon(Clock::time_point now);

    Mail& m_mail;
    const Tell m_tell;
    bool m_is_stopping = false;
    std::optional<Clock::time_point> m_last_moment; // for answers, after a signal

private:
    const Seconds m_grace;
    std::vector<Clock::time_point> m_heard; // when each rank was last heard
    std::vector<bool> m_is_lost;
    int m_missing = 0;
    Clock::time_point m_next_sign{};
};

enum class JobEnd {
    done,         ///< Rank 0 has said goodbye to all ranks.
    lead_is_lost, ///< Rank 0 was silent for the grace period.
};

/// Runs a job on this rank until rank 0 says that it is done. Only rank 0 has a `lead`. `each_turn`
/// is called in between, to show or write something. Grace does not pass while the process is
/// stopped: a job whose ranks are all stopped goes on with them.
JobEnd run_job(Mail& mail, JobPart& part, JobLead* lead, Seconds grace,
               const cli::InterruptGuard& guard, const std::function<void()>& each_turn = {});

} // namespace samegame::cluster
