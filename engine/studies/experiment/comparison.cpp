#include "engine/studies/experiment/comparison.h"

#include <algorithm>
#include <utility>

namespace samegame {

namespace {

bool are_same(const Contestant& a, const Contestant& b) {
    return a.solver == b.solver && complete_options(a.solver->options, a.options) ==
                                       complete_options(b.solver->options, b.options);
}

/// But for memory, of which files of trials do not tell.
bool grant_the_same(const Budget& a, const Budget& b) {
    return a.time == b.time && a.playouts == b.playouts && a.nodes == b.nodes;
}

} // namespace

TrialTable table_of(const ComparisonRequest& request) {
    TrialTable table;
    for (const Contestant& contestant : request.contestants)
        table.entrants.push_back({contestant, request.budget});
    table.board_count = request.boards.size();
    table.board = [&request](std::size_t index) {
        const bool has_name = index < request.board_names.size();
        return NamedBoard{has_name ? request.board_names[index] : std::string(),
                          request.boards[index]};
    };
    table.runs = request.runs;
    table.seed = request.seed;
    return table;
}

bool goes_on(const ComparisonRequest& next, const ComparisonRequest& before) {
    const std::size_t boards = std::min(next.boards.size(), before.boards.size());
    return next.seed == before.seed && grant_the_same(next.budget, before.budget) &&
           std::equal(next.contestants.begin(), next.contestants.end(), before.contestants.begin(),
                      before.contestants.end(), are_same) &&
           std::equal(next.boards.begin(),
                      next.boards.begin() + static_cast<std::ptrdiff_t>(boards),
                      before.boards.begin());
}

Comparison::Comparison(ComparisonRequest request, std::vector<Trial> done, Keep keep)
    : m_request(std::move(request)),
      m_table(table_of(m_request)),
      m_results(std::move(done)),
      m_team(m_table, {0, m_table.size()}, m_request.threads, m_results,
             [this, keep = std::move(keep)](const Trial& trial) {
                 {
                     const std::lock_guard lock(m_mutex);
                     m_results.push_back(trial);
                 }
                 if (keep)
                     keep(trial);
             }) {}

std::vector<Trial> Comparison::results(std::size_t skipped) const {
    const std::lock_guard lock(m_mutex);
    const auto first = static_cast<std::ptrdiff_t>(std::min(skipped, m_results.size()));
    return {m_results.begin() + first, m_results.end()};
}

} // namespace samegame
