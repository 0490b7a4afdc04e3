#pragma once

#include <mutex>
#include <string>

#include "app/cli/terminal/progress_line.h"
#include "app/cluster/search_lead.h"

namespace samegame::cluster {

/// How a search on all ranks goes on: shown on standard error by rank 0.
class RankProgress {
public:
    /// `always`: even if it is no terminal. The others outlive it.
    RankProgress(bool always, const SearchPlan& plan, const SearchLead& lead);

    void look(); ///< Called by the thread of the lead, as often as it likes.
    void end();  ///< No more is shown.

private:
    std::string shown();

    const SearchPlan& m_plan;
    const SearchLead& m_lead;
    Clock::time_point m_next_look{};
    std::mutex m_mutex; // guards m_text, which is shown on a thread of its own
    std::string m_text;
    std::optional<cli::ProgressLine> m_line; // last, so that it starts when all else is there
};

/// "ranks       2 of 4 threads: 1200 1100 playouts per second": the lines below a result in text.
std::string ranks_text(const SearchPlan& plan, const SearchLead& lead);

} // namespace samegame::cluster
