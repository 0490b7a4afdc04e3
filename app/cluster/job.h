#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "app/cli/terminal/interrupt.h"
#include "app/cluster/mail.h"
#include "engine/base/clock.h"

namespace samegame::cluster {

/// The time in which ranks must answer a request to end; a search ends within 100 ms.
constexpr std::chrono::milliseconds time_to_answer(250);

/// The part of every rank in a job, of rank 0 too. One thread uses it.
class JobPart {
public:
    virtual ~JobPart() = default;
    virtual void take(const Letter& letter) = 0; ///< Takes a letter from rank 0.
    /// Called some hundred times a second. `was_told`: a signal has asked the process to end.
    virtual void step(Clock::time_point now, bool was_told) = 0;
};

/// The additional part of rank 0: it hears from all ranks and knows when all is done.
class JobLead {
public:
    virtual ~JobLead() = default;
    /// Takes a letter from any rank, also its own, that arrived `now`.
    virtual void take(const Letter& letter, Clock::time_point now) = 0;
    virtual void step(Clock::time_point now) = 0;
    virtual bool is_done() const = 0;
    /// Whether no rank is lost, so that all can end together.
    virtual bool is_complete() const = 0;
};

std::string name_of_rank(int rank); ///< "rank 3"

/// What rank 0 says about a rank that it gives up because it is silent.
std::string silence_of(int rank);

/// The time between two signs of life of a rank: half a second, and longer if there are more than a
/// thousand ranks, so that rank 0 hears about two thousand signs a second.
std::chrono::milliseconds between_words(int ranks);

/// The time between two signs of life of rank 0: a quarter of the grace period.
Seconds between_signs_of_life(Seconds grace);

/// Sends the signs of life of rank 0.
class SignOfLife {
public:
    SignOfLife(Mail& mail, Seconds grace) : m_mail(mail), m_grace(grace) {}
    void step(Clock::time_point now);

private:
    Mail& m_mail;
    Seconds m_grace;
    Clock::time_point m_next{};
};

/// The time when rank 0 last heard from each rank, and the ranks that are lost because they were
/// silent for the grace period. A lost rank stays lost, even if it is heard again.
class RankTable {
public:
    RankTable(int ranks, Seconds grace, Clock::time_point now)
        : m_grace(grace),
          m_heard(static_cast<std::size_t>(ranks), now),
          m_is_lost(m_heard.size()) {}

    void hear(int rank, Clock::time_point now) { m_heard[static_cast<std::size_t>(rank)] = now; }

    /// The ranks that are lost from now on.
    std::vector<int> lose_silent(Clock::time_point now) {
        std::vector<int> lost;
        for (std::size_t i = 0; i < m_heard.size(); ++i) {
            if (m_is_lost[i] || now - m_heard[i] <= m_grace)
                continue;
            m_is_lost[i] = true;
            lost.push_back(static_cast<int>(i));
        }
        return lost;
    }

    void lose(int rank) { m_is_lost[static_cast<std::size_t>(rank)] = true; }
    bool is_lost(int rank) const { return m_is_lost[static_cast<std::size_t>(rank)]; }

private:
    Seconds m_grace;
    std::vector<Clock::time_point> m_heard;
    std::vector<bool> m_is_lost;
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
