#include "engine/search/solver.h"

#include <algorithm>
#include <array>

#include "engine/base/message.h"
#include "engine/base/text.h"
#include "engine/search/search_team.h"

namespace samegame {

namespace {

Error nothing_learned_error() {
    return {
        {SAMEGAME_TEXT("EngineError", "the solver learns no policy that can be kept; nrpa does")}};
}

} // namespace

Result<std::string> Solver::learned() const {
    return nothing_learned_error();
}

std::optional<Error> Solver::take_learned(std::string_view /*text*/) {
    return nothing_learned_error();
}

bool counts(const SolverEntry& solver, BudgetUnit unit) {
    return (unit != BudgetUnit::playouts || solver.has_playouts) &&
           (unit != BudgetUnit::nodes || solver.has_nodes);
}

OptionValues options_for_comparing(const SolverEntry& solver, OptionValues options) {
    options.insert(solver.comparing.begin(), solver.comparing.end());
    return options;
}

std::optional<Error> refill_refusal(const SolverEntry& solver, const Rules& rules) {
    if (!rules.refill || solver.plays_refill)
        return std::nullopt;
    return Error{{SAMEGAME_TEXT("EngineError",
                                "solver %1 plans whole games, but with refill nobody knows the "
                                "columns to come; flat-monte-carlo and greedy choose each move by "
                                "the blocks on the board"),
                  in_quotes(solver.name)}};
}

std::optional<Error> virtual_time_refusal(const SolverEntry& solver) {
    if (solver.counts_moves)
        return std::nullopt;
    return Error{{SAMEGAME_TEXT("EngineError", "solver %1 does not count its moves, which virtual "
                                               "time is made of; nrpa does"),
                  in_quotes(solver.name)}};
}

std::optional<Error> journal_refusal(const Solver& solver, std::string_view name) {
    if (solver.keeps_journal())
        return std::nullopt;
    return Error{{SAMEGAME_TEXT("EngineError",
                                "solver %1 cannot go on with a search of an earlier run; champion, "
                                "annealing, and nrpa with parallel=root can"),
                  in_quotes(name)}};
}

std::vector<std::string> names_of_scorings_and_paper() {
    std::vector<std::string> names = names_of(all_scorings());
    names.emplace_back(paper_rules);
    return names;
}

std::optional<Scoring> scoring_of_preset(const SolverEntry& solver, const OptionValues& options) {
    for (const OptionSpec& spec : solver.options) {
        const auto choice = options.find(spec.name);
        if (spec.scorings.empty() || choice == options.end())
            continue;
        const auto scoring = spec.scorings.find(std::get<std::string>(choice->second));
        if (scoring != spec.scorings.end())
            return scoring_of_name(scoring->second);
    }
    return std::nullopt;
}

namespace {

/// How much a worker's reason says about the result of all. A worker with nothing left has not used
/// up its share of playouts or nodes, and so the budget of the whole search is not spent either,
/// though others may have spent theirs.
std::ptrdiff_t rank(StopReason reason) {
    constexpr std::array rising{StopReason::budget_spent, StopReason::nothing_left,
                                StopReason::memory_full, StopReason::stop_requested,
                                StopReason::proven_optimal};
    return std::ranges::find(rising, reason) - rising.begin();
}

} // namespace

SolversApart::SolversApart(std::function<std::unique_ptr<SoloSolver>()> make)
    : m_make(std::move(make)) {
    m_solvers.push_back(m_make());
}

StopReason SolversApart::solve(SearchTeam& team) {
    const auto count = static_cast<std::size_t>(team.size());
    while (m_solvers.size() < count)
        m_solvers.push_back(m_make());
    std::vector<StopReason> reasons(count, StopReason::budget_spent);
    if (team.journal() != nullptr)
        team.journal()->begin_phase();
    team.run([&](SearchContext& context, int worker) {
        const auto i = static_cast<std::size_t>(worker);
        try {
            reasons[i] = m_solvers[i]->solve(team.root(), team.rules(), context);
        } catch (...) {
            context.publish();
            throw;
        }
        const bool is_proven = reasons[i] == StopReason::proven_optimal;
        if (is_proven)
            context.prove_bound(context.best_score());
        context.publish();
        if (is_proven)
            context.end_search();
    });
    if (team.journal() != nullptr)
        team.journal()->end_phase();
    return *std::ranges::max_element(reasons, {}, rank);
}

} // namespace samegame
