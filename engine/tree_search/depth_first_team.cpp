#include "engine/tree_search/depth_first_team.h"

#include <algorithm>
#include <limits>

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
        if (best_score() >= m_bound)
            break;
    }
    return {};
}

/// Passes the incumbent on, and work to those without. False if none is left.
bool DepthFirstTeam::hand_out_work() {
    const int best = best_score();
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
    const std::uint64_t left = nodes_left();
    if (left < m_workers.size()) {
        const auto busy =
            std::find_if(m_workers.begin(), m_workers.end(),
                         [](const Worker& worker) { return !worker.search.is_idle(); });
        run(*busy, m_team.context(next_charged()), 1);
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
    worker.stopped.reset();
    if (!worker.search.run(context, positions))
        worker.stopped = context.stop_reason();
}

std::uint64_t DepthFirstTeam::nodes_left() const {
    std::uint64_t left = 0;
    for (int i = 0; i < m_team.size(); ++i) {
        const SearchContext& context = m_team.context(i);
        if (!context.share().nodes)
            return std::numeric_limits<std::uint64_t>::max();
        left += *context.share().nodes - context.nodes();
    }
    return left;
}

std::optional<StopReason> DepthFirstTeam::end_round() {
    count_met();
    prove_bound();
    if (nodes_left() == 0)
        return StopReason::budget_spent;
    for (const Worker& worker : m_workers)
        if (worker.stopped)
            return worker.stopped;
    return {};
}

/// Positions are charged to the contexts in turn, so that even shares are used up together.
void DepthFirstTeam::count_met() {
    for (Worker& worker : m_workers)
        for (const int depth : worker.search.take_met()) {
            m_team.context(next_charged()).count_node(depth);
            ++m_met;
            ++m_charged;
        }
}

int DepthFirstTeam::next_charged() const {
    return static_cast<int>(m_charged % m_workers.size());
}

/// Every line goes through a position that is still to be searched or that is done.
void DepthFirstTeam::prove_bound() {
    int bound = best_score();
    for (const Worker& worker : m_workers)
        bound = std::max(bound, worker.search.bound());
    m_bound = std::min(m_bound, bound);
    m_team.lead().prove_bound(m_bound);
}

int DepthFirstTeam::best_score() const {
    int best = DepthFirst::nothing;
    for (int i = 0; i < m_team.size(); ++i)
        if (m_team.context(i).has_line())
            best = std::max(best, m_team.context(i).best_score());
    return best;
}

std::vector<std::uint64_t> DepthFirstTeam::cuts() const {
    std::vector<std::uint64_t> sum = m_workers.front().search.cuts();
    for (std::size_t i = 1; i < m_workers.size(); ++i)
        for (std::size_t bound = 0; bound < sum.size(); ++bound)
            sum[bound] += m_workers[i].search.cuts()[bound];
    return sum;
}

} // namespace samegame
