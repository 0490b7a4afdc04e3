#include "engine/solvers/nrpa/nrpa.h"

#include <algorithm>

#include "engine/game/line.h"
#include "engine/search/search_team.h"
#include "engine/solvers/beam/beam_search.h"
#include "engine/solvers/nrpa/nrpa_parallel.h"

namespace samegame {

namespace {

/// Random weights are uniform from -1 to 1; the paper does not say from which distribution.
constexpr float random_spread = 1;

WeightTable initial_policy(NrpaOptions::InitialPolicy kind, Rng& rng) {
    if (kind == NrpaOptions::InitialPolicy::zero)
        return WeightTable();
    return WeightTable({random_spread, rng.next()});
}

} // namespace

StopReason Nrpa::solve(SearchTeam& team) {
    const Board& root = team.root();
    // A job's members are its leader, which runs it, and the workers after it in the team; their
    // own threads stay idle, since a job has threads of its own.
    const bool is_root = m_options.parallel == NrpaOptions::Parallel::root;
    const int wanted = is_root ? 1 : m_options.job_threads;
    const int job_size = wanted == 0 ? team.size() : std::min(wanted, team.size());
    team.run([&](SearchContext&, int worker) {
        if (worker % job_size != 0)
            return;
        SearchTeam job = team.part(worker, std::min(job_size, team.size() - worker));
        run_job(root, team.rules(), job);
    });
    return team.stop_reason();
}

/// Repeats the search until the budget ends.
void Nrpa::run_job(const Board& root, const Rules& rules, SearchTeam& job) const {
    SearchContext& leader = job.lead();
    std::unique_ptr<NrpaLevels> levels;
    if (job.size() == 1)
        levels = std::make_unique<NrpaThread>(m_options, root, rules, leader, leader.memory());
    else
        levels = std::make_unique<NrpaJob>(m_options, root, rules, job);
    NrpaSchedule schedule(m_options, job.budget());
    while (!levels->must_return()) {
        levels->begin(schedule.next(job.playouts(), leader.elapsed()));
        if (m_options.softmax.tabu && m_options.tabu_color == Options::TabuColor::vote)
            if (const auto line = run_short_beam(root, rules, m_options.vote_width, leader))
                levels->set_tabu_color(largest_group({root, rules}, line->moves).color);
        WeightTable policy = initial_policy(m_options.initial_policy, leader.rng());
        levels->nrpa(m_options.level, policy);
    }
}

} // namespace samegame
