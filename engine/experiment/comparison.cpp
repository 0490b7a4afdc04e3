#include "engine/experiment/comparison.h"

#include <algorithm>
#include <utility>

namespace samegame {

namespace {

/// `request` outlives the table.
TrialTable table_of(const ComparisonRequest& request) {
    TrialTable table;
    for (const Contestant& contestant : request.contestants)
        table.entrants.push_back({contestant, request.budget});
    table.board_count = request.boards.size();
    table.board = [&request](std::size_t index) { return NamedBoard{{}, request.boards[index]}; };
    table.runs = request.runs;
    table.seed = request.seed;
    return table;
}

} // namespace

Comparison::Comparison(ComparisonRequest request)
    : m_request(std::move(request)),
      m_table(table_of(m_request)),
      m_team(m_table, {0, m_table.size()}, m_request.threads, {}, [this](Trial trial) {
          const std::lock_guard lock(m_mutex);
          m_results.push_back(std::move(trial));
      }) {}

std::vector<Trial> Comparison::results(std::size_t skipped) const {
    const std::lock_guard lock(m_mutex);
    const auto first = static_cast<std::ptrdiff_t>(std::min(skipped, m_results.size()));
    return {m_results.begin() + first, m_results.end()};
}

} // namespace samegame
