#include "app/cluster/job.h"

#include <thread>

namespace samegame::cluster {

namespace {

constexpr std::chrono::milliseconds between_turns(3);

bool is_for_lead(Kind kind) {
    return kind == Kind::report || kind == Kind::want || kind == Kind::trial;
}

} // namespace

JobEnd run_job(Mail& mail, JobPart& part, JobLead* lead, Seconds grace,
               const cli::InterruptGuard& guard, const std::function<void()>& each_turn) {
    Clock::time_point heard_of_lead = Clock::now();
    for (;;) {
        while (const auto letter = mail.receive()) {
            if (letter->kind == Kind::goodbye)
                return JobEnd::done;
            if (!is_for_lead(letter->kind)) {
                heard_of_lead = Clock::now();
                part.take(*letter);
            } else if (lead != nullptr) {
                lead->take(*letter, Clock::now());
            }
        }
        const auto now = Clock::now();
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
