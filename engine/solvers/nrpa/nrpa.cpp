#include "engine/solvers/nrpa/nrpa.h"

#include <algorithm>

#include "engine/base/exceptions.h"
#include "engine/base/text.h"
#include "engine/formats/file_content.h"
#include "engine/game/line.h"
#include "engine/playout/bias_text.h"
#include "engine/search/search_team.h"
#include "engine/solvers/beam/beam_search.h"
#include "engine/solvers/nrpa/nrpa_parallel.h"
#include "engine/solvers/nrpa/policy_text.h"

namespace samegame {

namespace {

/// Random weights are uniform from -1 to 1; the paper does not say from which distribution.
constexpr float random_spread = 1;

constexpr std::uintmax_t most_bias_bytes = 1 << 16;

[[noreturn]] void refuse_file(const std::string& path, const Error& reason) {
    throw InvalidOptions({{SAMEGAME_TEXT("EngineError", "bias-file is %1: %2"), in_quotes(path),
                           with_place(reason)}});
}

FeatureWeights bias_in(const std::string& path) {
    const auto content = content_of_path(path, InputKind::regular_file, most_bias_bytes);
    if (!content)
        refuse_file(path, content.error());
    const auto bias = parse_bias_text(*content);
    if (!bias)
        refuse_file(path, bias.error());
    return *bias;
}

} // namespace

Nrpa::Nrpa(const Options& options) : m_options(options) {
    check(options);
    if (!options.bias_file.empty())
        m_options.softmax.learned_bias = bias_in(options.bias_file);
}

WeightTable Nrpa::initial_policy(Rng& rng) const {
    if (m_first_policy)
        return *m_first_policy;
    if (m_options.initial_policy == Options::InitialPolicy::zero)
        return WeightTable();
    return WeightTable({random_spread, rng.next()});
}

StopReason Nrpa::solve(SearchTeam& team) {
    const Board& root = team.root();
    // A job's members are its leader, which runs it, and the workers after it in the team; their
    // own threads stay idle, since a job has threads of its own.
    const bool is_root = m_options.parallel == NrpaOptions::Parallel::root;
    const int wanted = is_root ? 1 : m_options.job_threads;
    const int job_size = wanted == 0 ? team.size() : std::min(wanted, team.size());
    m_learned.resize(static_cast<std::size_t>(team.size()));
    if (team.journal() != nullptr)
        team.journal()->begin_phase();
    team.run([&](SearchContext&, int worker) {
        if (worker % job_size != 0)
            return;
        SearchTeam job = team.part(worker, std::min(job_size, team.size() - worker));
        run_job(root, team.rules(), job, m_learned[static_cast<std::size_t>(worker)]);
    });
    if (team.journal() != nullptr)
        team.journal()->end_phase();
    return team.stop_reason();
}

/// Repeats the search until the budget ends.
void Nrpa::run_job(const Board& root, const Rules& rules, SearchTeam& job,
                   LearnedPolicy& learned) const {
    SearchContext& leader = job.lead();
    NrpaSchedule schedule(m_options, job.budget());
    if (job.size() > 1) {
        NrpaJob levels(m_options, root, rules, job);
        if (m_first_policy)
            levels.make_room_for(*m_first_policy);
        while (!levels.must_return()) {
            WeightTable policy = begin_search(root, rules, job, schedule, levels);
            learned.take(levels.nrpa(m_options.level, policy), levels);
        }
        return;
    }
    NrpaThread levels(m_options, root, rules, leader, leader.memory());
    if (m_first_policy)
        levels.make_room_for(*m_first_policy);
    bool is_searching = levels.go_on(schedule, learned);
    while (!levels.must_return()) {
        WeightTable policy;
        if (!is_searching) {
            levels.keep_between_searches();
            policy = begin_search(root, rules, job, schedule, levels);
            levels.freeze_if_stopped();
        }
        learned.take(levels.nrpa(m_options.level, policy), levels);
        is_searching = false;
    }
}

/// Begins a search and returns its first policy.
WeightTable Nrpa::begin_search(const Board& root, const Rules& rules, SearchTeam& job,
                               NrpaSchedule& schedule, NrpaLevels& levels) const {
    SearchContext& leader = job.lead();
    levels.begin(schedule.next(job.playouts(), leader.elapsed()));
    if (m_options.softmax.tabu && m_options.tabu_color == Options::TabuColor::vote) {
        const std::uint64_t playouts = leader.playouts();
        const Seconds begin = leader.elapsed();
        if (const auto line = run_short_beam(root, rules, m_options.vote_width, leader))
            levels.set_tabu_color(largest_group({root, rules}, line->moves).color);
        schedule.leave_out(leader.playouts() - playouts, leader.elapsed() - begin);
    }
    return initial_policy(leader.rng());
}

Result<std::string> Nrpa::learned() const {
    const LearnedPolicy* best = nullptr;
    for (const LearnedPolicy& learned : m_learned)
        if (learned.exists && (best == nullptr || learned.score > best->score))
            best = &learned;
    return to_policy_text(best == nullptr ? WeightTable() : best->policy, m_options.softmax.code);
}

std::optional<Error> Nrpa::take_learned(std::string_view text) {
    auto policy = parse_policy_text(text, m_options.softmax.code);
    if (!policy)
        return policy.error();
    m_first_policy = std::move(policy).value();
    return std::nullopt;
}

} // namespace samegame
