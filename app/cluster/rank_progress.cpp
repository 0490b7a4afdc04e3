#include "app/cluster/rank_progress.h"

#include <algorithm>
#include <vector>

#include "app/cli/terminal/text_output.h"

namespace samegame::cluster {

namespace {

using cli::fixed;

constexpr std::size_t most_ranks_listed = 16;
constexpr std::chrono::milliseconds between_looks(150); // a terminal is written to every 200

/// Playouts, or nodes where there are no playouts, a second.
double rate_of(const SearchPlan& plan, const RankReport& report) {
    const auto count = plan.whole.solver->has_playouts ? report.playouts : report.nodes;
    return report.seconds > 0 ? static_cast<double>(count) / report.seconds : 0;
}

/// Each rank's rate; of many, the lowest, the middle and the highest.
std::string rates_text(const SearchPlan& plan, const SearchLead& lead) {
    std::vector<double> rates;
    for (const RankReport& report : lead.reports())
        rates.push_back(rate_of(plan, report));
    std::string text;
    if (rates.size() <= most_ranks_listed) {
        for (const double rate : rates)
            text += (text.empty() ? "" : " ") + fixed(rate, 0);
        return text;
    }
    std::ranges::sort(rates);
    return "from " + fixed(rates.front(), 0) + " over " + fixed(rates[rates.size() / 2], 0) +
           " to " + fixed(rates.back(), 0);
}

} // namespace

RankProgress::RankProgress(bool always, const SearchPlan& plan, const SearchLead& lead)
    : m_plan(plan), m_lead(lead), m_text("starting") {
    m_line.emplace(always, [this] { return shown(); });
}

void RankProgress::end() {
    m_line.reset();
}

void RankProgress::look() {
    const auto now = Clock::now();
    if (now < m_next_look)
        return;
    m_next_look = now + between_looks;
    const SearchSnapshot snapshot = m_lead.report().snapshot;
    std::string text = fixed(snapshot.seconds, 1) + " s";
    if (snapshot.has_line)
        text += "  best " + std::to_string(snapshot.best.score) +
                (snapshot.best.cleared ? " cleared" : "");
    text += "  " + std::to_string(m_plan.ranks) + " ranks: " + rates_text(m_plan, m_lead) + "/s";
    const std::lock_guard lock(m_mutex);
    m_text = std::move(text);
}

std::string RankProgress::shown() {
    const std::lock_guard lock(m_mutex);
    return m_text;
}

std::string ranks_text(const SearchPlan& plan, const SearchLead& lead) {
    return "ranks       " + std::to_string(plan.ranks) + " of " +
           std::to_string(plan.whole.threads) +
           (plan.whole.threads == 1 ? " thread: " : " threads: ") + rates_text(plan, lead) +
           (plan.whole.solver->has_playouts ? " playouts" : " nodes") + " per second\n";
}

} // namespace samegame::cluster
