#include "engine/solvers/beam/team.h"

#include <limits>
#include <optional>

namespace samegame {

namespace {

/// The sum of a share over all workers; without a budget the highest number.
std::uint64_t sum_of(SearchTeam& team, std::optional<std::uint64_t> Budget::*share) {
    std::uint64_t sum = 0;
    for (int worker = 0; worker < team.size(); ++worker) {
        const auto& own = team.context(worker).share().*share;
        if (!own)
            return std::numeric_limits<std::uint64_t>::max();
        sum += *own;
    }
    return sum;
}

} // namespace

BeamTeam::BeamTeam(SearchTeam& team)
    : m_team(team),
      m_nodes(sum_of(team, &Budget::nodes)),
      m_playouts(sum_of(team, &Budget::playouts)) {}

bool BeamTeam::is_spent(const SearchContext& context) {
    const Budget& share = context.share();
    return (share.nodes && context.nodes() >= *share.nodes) ||
           (share.playouts && context.playouts() >= *share.playouts);
}

bool BeamTeam::must_stop() {
    m_reason = StopReason::budget_spent;
    if (nodes_left() == 0 || playouts_left() == 0)
        return true;
    constexpr std::uint32_t calls_between_publications = 16;
    if (is_spent(lead()) && ++m_unpublished % calls_between_publications == 0)
        lead().publish(); // it does not by itself any more
    for (int worker = 0; worker < size(); ++worker) {
        SearchContext& context = m_team.context(worker);
        if (is_spent(context))
            continue;
        if (!context.should_stop())
            return false;
        m_reason = context.stop_reason();
        return true;
    }
    return true;
}

} // namespace samegame
