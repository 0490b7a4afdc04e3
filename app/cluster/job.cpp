#include "app/cluster/job.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace samegame::cluster {

namespace {

constexpr std::chrono::milliseconds between_turns(3);
constexpr std::chrono::milliseconds time_to_answer(250); // a search ends within 100

/// The time of a job, without the time for which this process was stopped, maybe with all others,
/// and could not hear them. A turn longer than a second counts as such a stop.
class JobClock {
public:
    Clock::time_point next_turn() {
        constexpr std::chrono::seconds longest_turn(1);
        const auto now = Clock::now();
        if (now - m_last > longest_turn)
            m_stopped += now - m_last;
        m_last = now;
        return now - m_stopped;
    }

private:
    Clock::time_point m_last = Clock::now();
    Clock::duration m_stopped{};
};

bool is_for_lead(Kind kind) {
    return kind == Kind::report || kind == Kind::want || kind == Kind::trial;
}

} // namespace

std::string name_of_rank(int rank) {
    return "rank " + std::to_string(rank);
}

std::chrono::milliseconds between_words(int ranks) {
    constexpr int ordinary = 500;
    return std::chrono::milliseconds(std::max(ordinary, ranks / 2));
}

Seconds between_signs_of_life(Seconds grace) {
    constexpr int times_in_grace = 4;
    return grace / times_in_grace;
}

JobLead::JobLead(Mail& mail, Seconds grace, Tell tell)
    : m_mail(mail),
      m_tell(std::move(tell)),
      m_grace(grace),
      m_heard(static_cast<std::size_t>(mail.size()), Clock::now()),
      m_is_lost(m_heard.size()) {}

void JobLead::lose(int rank, const std::string& sentence) {
    if (is_lost(rank))
        return;
    m_is_lost[static_cast<std::size_t>(rank)] = true;
    ++m_missing;
    m_tell(sentence);
}

void JobLead::lose_silent(Clock::time_point now) {
    for (int rank = 0; rank < m_mail.size(); ++rank)
        if (!is_lost(rank) && now - m_heard[static_cast<std::size_t>(rank)] > m_grace)
            lose(rank, "nothing has been heard from " + name_of_rank(rank) +
                           " for too long; the others go on without it");
}

void JobLead::send_signs_of_life(Clock::time_point now) {
    if (now < m_next_sign)
        return;
    m_next_sign = now + std::chrono::duration_cast<Clock::duration>(between_signs_of_life(m_grace));
    for (int rank = 1; rank < m_mail.size(); ++rank)
        if (!m_mail.is_sending(rank))
            m_mail.send(rank, Kind::alive, {});
}

void JobLead::stop() {
    for (int rank = 0; rank < m_mail.size() && !m_is_stopping; ++rank)
        m_mail.send(rank, Kind::stop, {});
    m_is_stopping = true;
}

void JobLead::stop_soon(Clock::time_point now) {
    stop();
    m_last_moment = m_last_moment.value_or(now + time_to_answer);
}

JobEnd run_job(Mail& mail, JobPart& part, JobLead* lead, Seconds grace,
               const cli::InterruptGuard& guard, const std::function<void()>& each_turn) {
    JobClock clock;
    Clock::time_point heard_of_lead = clock.next_turn();
    for (;;) {
        const auto now = clock.next_turn();
        while (const auto letter = mail.receive()) {
            if (letter->kind == Kind::goodbye)
                return JobEnd::done;
            if (!is_for_lead(letter->kind)) {
                heard_of_lead = now;
                part.take(*letter);
            } else if (lead != nullptr) {
                lead->take(*letter, now);
            }
        }
        part.step(now, guard.interrupted());
        if (lead != nullptr)
            lead->step(now);
        else if (now - heard_of_lead > grace)
            return JobEnd::lead_is_lost;
        if (each_turn)
            each_turn();
        if (lead != nullptr && lead->is_done())
            break;
        std::this_thread::sleep_for(between_turns);
    }
    for (int rank = 1; rank < mail.size(); ++rank)
        mail.send(rank, Kind::goodbye, {});
    return JobEnd::done;
}

} // namespace samegame::cluster
