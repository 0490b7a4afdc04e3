#pragma once

#include <optional>

#include "app/cluster/job.h"
#include "app/cluster/mail.h"
#include "app/cluster/rank_search.h"

namespace samegame::cluster {

/// A rank's part in a search of all ranks: it searches, and sends a report at once if there is
/// news, else now and then (between_words).
class SearchPart final : public JobPart {
public:
    /// Begins to search; the arguments outlive it.
    SearchPart(const SearchPlan& plan, Mail& mail);

    void take(const Letter& letter) override;
    void step(Clock::time_point now, bool was_told) override;

    /// Ends the search and returns its report; for a rank that is on its own.
    RankReport end();

private:
    const SearchPlan& m_plan;
    Mail& m_mail;
    RankSearch m_search;
    std::optional<int> m_told_score;
    int m_told_changes = 0;
    bool m_was_told = false;
    Clock::time_point m_next_look{};
    Clock::time_point m_next_report{};
};

} // namespace samegame::cluster
