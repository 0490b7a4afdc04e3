#pragma once

#include <optional>
#include <vector>

#include "app/cluster/job.h"
#include "app/cluster/mail.h"
#include "app/cluster/message.h"
#include "app/cluster/rank_search.h"
#include "engine/base/clock.h"

namespace samegame::cluster {

/// The part of rank 0 in a search on all ranks: it takes the reports of all ranks, its own too,
/// replays their lines, sends incumbents, gives up silent ranks, and knows when all is done.
class SearchLead final : public JobLead {
public:
    /// `plan` and `mail` outlive it. `grace`: how long a rank may be silent.
    SearchLead(const SearchPlan& plan, Mail& mail, Seconds grace, Tell tell);

    void take(const Letter& letter, Clock::time_point now) override;
    void step(Clock::time_point now) override;
    /// Whether every rank has ended, or is lost.
    bool is_done() const override;

    /// The number of better lines so far; `report` has the best.
    int improvements() const { return m_improvements; }

    /// The report of all ranks together. Of equal lines it has the lowest rank's.
    SearchReport report() const;
    const std::vector<RankReport>& reports() const { return m_reports; }

private:
    void take_line(int rank, RankReport& report);
    void give_up(Clock::time_point now);
    void exchange(Clock::time_point now);
    void exchange_counted();
    void send_incumbent(int rounds, bool to_all);
    bool is_waited_for(int rank) const;
    bool is_proven() const;
    RankReport& report_of(int rank) { return m_reports[static_cast<std::size_t>(rank)]; }
    const RankReport& report_of(int rank) const {
        return m_reports[static_cast<std::size_t>(rank)];
    }
    std::optional<int> best_rank() const;

    const SearchPlan& m_plan;
    const Clock::time_point m_start;
    std::vector<RankReport> m_reports; // the last of each rank, with lines that are believed
    std::optional<int> m_best;         // the score of the best line so far
    int m_improvements = 0;
    int m_rounds = 0; // that have been exchanged
    int m_shared = 0; // improvements that have been sent
    Clock::time_point m_next_exchange;
};

} // namespace samegame::cluster
