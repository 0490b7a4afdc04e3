#include "engine/search/solver.h"

#include "engine/base/message.h"
#include "engine/base/text.h"

namespace samegame {

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

} // namespace samegame
