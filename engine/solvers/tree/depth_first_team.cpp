#include "engine/solvers/tree/depth_first_team.h"

#include <algorithm>

#include "engine/search/search_team.h"

namespace samegame {

namespace {

/// Positions of a worker in a round: from half a millisecond up, at a few microseconds each, so
/// that neither waking the workers nor a greedy game at the end takes much of it.
constexpr std::uint64_t shortest_round = 256;
constexpr std::uint64_t longest_round = 16384;

} // namespace

DepthFirstTeam::DepthFirstTeam(const DepthFirstOptions& options, const Board& root,
                               const Rules& rules, SearchTeam& team)
    : m_root(root),
      m_team(team),
      m_bound(ceiling_points(options.ceiling, rules, root)),
      m_round(shortest_round) {
    for (int i = 0; i < team.size(); ++i)
        m_workers.push_back({DepthFirst(options, rules, team.context(i).memory()), {}});
}

std::optional<StopReason> DepthFirstTeam::search(int floor) {
    for (Worker& worker : m_workers)
        worker.search.begin(floor);
    m_workers.front().search.add({m_root, {}, 0, m_bound});
    m_met = 0;
    while (hand_out_work()) {
        run_round();
        if (const auto reason = end_round())
            return reason;
        if (m_team.best_score() >= m_bound)
            break;
    }
    return {};
}

/// Passes the incumbent on, and work to those without. False if none is left.
bool DepthFirstTeam::hand_out_work() {
    const int best = m_team.best_score();
    for (Worker& worker : m_workers)
        worker.search.raise_floor(best);
    bool any = false;
    for (Worker& idle : m_workers) {
        if (idle.search.is_idle()) {
            const auto giver = std::min_element(
                m_workers.begin(), m_workers.end(), [](const Worker& a, const Worker& b) {
                    return a.search.depth_to_give() < b.search.depth_to_give();
                });
            if (giver->search.depth_to_give() != DepthFirst::too_little)
                for (Subtree& subtree : giver->search.give())
                    idle.search.add(std::move(subtree));
        }
        any = any || !idle.search.is_idle();
    }
    return any;
}

/// Near the end of a budget of nodes, where not every worker has one left, one position is met.
void DepthFirstTeam::run_round() {
    const std::uint64_t left = m_team.nodes_left();
    if (left < m_workers.size()) {
        const auto busy =
            std::find_if(m_workers.begin(), m_workers.end(),
                         [](const Worker& worker) { return !worker.search.is_idle(); });
        run(*busy, m_team.next_counted(), 1);
        return;
    }
    const std::uint64_t quota = std::min(m_round, left / m_workers.size());
    m_team.run([this, quota](SearchContext& context, int i) {
        run(m_workers[static_cast<std::size_t>(i)], context, quota);
    });
    // Those who come to an end of their work early wait for the others: not as long the next time.
    const bool any_waited =
        std::any_of(m_workers.begin(), m_workers.end(),
                    [](const Worker& worker) { return worker.search.is_idle(); });
    m_round = std::clamp(any_waited ? m_round / 2 : m_round * 2, shortest_round, longest_round);
}

void DepthFirstTeam::run(Worker& worker, SearchContext& context, std::uint64_t positions) {
    worker.stopped = !worker.search.run(context, positions);
}

std::optional<StopReason> DepthFirstTeam::end_round() {
    count_met();
    prove_bound();
    const bool any_stopped = std::any_of(m_workers.begin(), m_workers.end(),
                                         [](const Worker& worker) { return worker.stopped; });
    if (any_stopped || m_team.should_stop())
        return m_team.stop_reason();
    return {};
}

void DepthFirstTeam::count_met() {
    for (Worker& worker : m_workers)
        for (const int depth : worker.search.take_met()) {
            m_team.count_node(depth);
            ++m_met;
        }
}

/// Every line goes through a position that is still to be searched or that is done.
void DepthFirstTeam::prove_bound() {
    int bound = m_team.best_score();
    for (const Worker& worker : m_workers)
        bound = std::max(bound, worker.search.bound());
    m_bound = std::min(m_bound, bound);
    m_team.lead().prove_bound(m_bound);
}

std::vector<std::uint64_t> DepthFirstTeam::cuts() const {
    std::vector<std::uint64_t> sum = m_workers.front().search.cuts();
    for (std::size_t i = 1; i < m_workers.size(); ++i)
        for (std::size_t bound = 0; bound < sum.size(); ++bound)
            sum[bound] += m_workers[i].search.cuts()[bound];
    return sum;
}

} // namespace samegame
