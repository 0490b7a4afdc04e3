#include "engine/search/solver.h"

namespace samegame {

std::optional<Scoring> scoring_of_program(const SolverEntry& solver, const OptionValues& options) {
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
