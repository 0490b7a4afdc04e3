#include "engine/solvers/sp_mcts/sp_mcts_schedule.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/search/search_team.h"

namespace samegame {

namespace {

constexpr std::uint64_t playouts_without_budget = 10000;

bool is_granted(const Budget& budget) {
    return budget.time || budget.playouts || budget.nodes;
}

} // namespace

SpMctsSchedule::SpMctsSchedule(const SpMctsOptions& options,
                               std::span<const SearchContext> contexts)
    : m_options(options),
      m_contexts(contexts),
      m_budget(sum_of_shares(contexts)),
      m_reads_clock(
          options.restart_seconds > 0 ||
          (m_budget.time.has_value() && (options.per_move || options.restart_count > 1))) {
    begin_move();
}

bool SpMctsSchedule::is_move_over() const {
    if (!m_options.per_move || playouts() == m_move.playouts)
        return false;
    if (!is_granted(m_budget))
        return playouts() - m_move.playouts >= playouts_without_budget;
    return is_spent(m_move, part_of_move());
}

bool SpMctsSchedule::is_tree_over(std::uint64_t nodes) const {
    if (m_options.restart_nodes > 0 && nodes >= m_options.restart_nodes)
        return true;
    if (m_options.restart_seconds > 0 &&
        (m_contexts.front().elapsed() - m_tree.elapsed).count() >= m_options.restart_seconds)
        return true;
    if (m_options.restart_count == 1 || playouts() == m_tree.playouts)
        return false;
    return is_spent(m_tree, part_of_tree());
}

std::uint64_t SpMctsSchedule::playouts_left(std::uint64_t nodes) const {
    std::uint64_t left = std::numeric_limits<std::uint64_t>::max();
    const auto limit = [&](double granted, std::uint64_t spent) {
        const auto whole = static_cast<std::uint64_t>(std::ceil(granted));
        left = std::min(left, whole - std::min(whole, spent));
    };
    const Budget& whole = m_budget;
    // A playout makes a node or more.
    const auto limit_nodes = [&](double share, std::uint64_t before) {
        if (whole.nodes)
            limit(share * static_cast<double>(*whole.nodes), now().nodes - before);
    };
    if (m_options.per_move)
        limit_nodes(part_of_move(), m_move.nodes);
    if (m_options.restart_count > 1)
        limit_nodes(part_of_tree(), m_tree.nodes);
    if (m_options.restart_nodes > 0)
        limit(static_cast<double>(m_options.restart_nodes), nodes);
    if (m_options.per_move && !is_granted(whole))
        limit(static_cast<double>(playouts_without_budget), playouts() - m_move.playouts);
    if (m_options.per_move && whole.playouts)
        limit(part_of_move() * static_cast<double>(*whole.playouts), playouts() - m_move.playouts);
    if (m_options.restart_count > 1 && whole.playouts)
        limit(part_of_tree() * static_cast<double>(*whole.playouts), playouts() - m_tree.playouts);
    return left;
}

std::uint64_t SpMctsSchedule::playouts() const {
    std::uint64_t sum = 0;
    for (const SearchContext& context : m_contexts)
        sum += context.playouts();
    return sum;
}

SpMctsSchedule::Moment SpMctsSchedule::now() const {
    std::uint64_t nodes = 0;
    for (const SearchContext& context : m_contexts)
        nodes += context.nodes();
    return {playouts(), nodes, m_reads_clock ? m_contexts.front().elapsed() : Seconds{0}};
}

/// Whether this share of the whole budget was spent since that moment.
bool SpMctsSchedule::is_spent(const Moment& since, double share) const {
    const Budget& whole = m_budget;
    const Moment present = now();
    const auto reached = [share](double spent, double granted) { return spent >= share * granted; };
    return (whole.playouts && reached(static_cast<double>(present.playouts - since.playouts),
                                      static_cast<double>(*whole.playouts))) ||
           (whole.nodes && reached(static_cast<double>(present.nodes - since.nodes),
                                   static_cast<double>(*whole.nodes))) ||
           (whole.time && reached((present.elapsed - since.elapsed).count(), whole.time->count()));
}

} // namespace samegame
