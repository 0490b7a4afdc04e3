#include "engine/solvers/nrpa/nrpa.h"

#include <algorithm>

#include "engine/search/search_team.h"
#include "engine/solvers/nrpa/parallel.h"

namespace samegame {

namespace {

/// Random weights are uniform from -1 to 1; the paper does not say from which distribution.
constexpr float random_spread = 1;

WeightTable initial_policy(NrpaOptions::InitialPolicy kind, Rng& rng) {
    if (kind == NrpaOptions::InitialPolicy::zero)
        return WeightTable();
    return WeightTable({random_spread, rng.next()});
}

NrpaSchedule::Budget budget_of(std::span<const SearchContext> contexts) {
    NrpaSchedule::Budget budget{contexts.front().share().playouts, contexts.front().share().time};
    for (const SearchContext& context : contexts.subspan(1))
        if (budget.playouts)
            *budget.playouts += *context.share().playouts;
    return budget;
}

std::uint64_t playouts_of(std::span<const SearchContext> contexts) {
    std::uint64_t playouts = 0;
    for (const SearchContext& context : contexts)
        playouts += context.playouts();
    return playouts;
}

} // namespace

Nrpa::Nrpa(const Options& options) : m_options(options) {
    check(options);
}

StopReason Nrpa::solve(const Board& root, const Rules& rules, SearchTeam& team) {
    // A job's contexts are the members of the team that follow its leader, which runs it; the
    // members' own threads stay idle, since a job has threads of its own.
    const bool is_root = m_options.parallel == NrpaOptions::Parallel::root;
    const int wanted = is_root ? 1 : m_options.job_threads;
    const int job_size = wanted == 0 ? team.size() : std::min(wanted, team.size());
    team.run([&](SearchContext& leader, int worker) {
        const int size = std::min(job_size, team.size() - worker);
        if (worker % job_size == 0)
            run_job(root, rules, {&leader, static_cast<std::size_t>(size)});
    });
    return team.should_stop() ? team.stop_reason() : StopReason::budget_spent;
}

/// Searches again and again until the budget ends.
void Nrpa::run_job(const Board& root, const Rules& rules, std::span<SearchContext> contexts) const {
    SearchContext& leader = contexts.front();
    std::unique_ptr<NrpaLevels> levels;
    if (contexts.size() == 1)
        levels = std::make_unique<NrpaThread>(m_options, root, rules, leader, leader.memory());
    else
        levels = std::make_unique<NrpaJob>(m_options, root, rules, contexts);
    NrpaSchedule schedule(m_options, budget_of(contexts));
    while (!levels->must_return()) {
        levels->begin(schedule.next(playouts_of(contexts), leader.elapsed()));
        WeightTable policy = initial_policy(m_options.initial_policy, leader.rng());
        levels->nrpa(m_options.level, policy);
    }
}

} // namespace samegame
