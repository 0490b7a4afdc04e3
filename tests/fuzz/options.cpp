// Options of solvers, and playout policies, as command line and settings hold them: a line is the
// name of a solver and "key=value" texts with blanks between them, or a policy.

#include <stdexcept>
#include <vector>

#include "engine/base/text.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/solver_registry.h"
#include "tests/fuzz/fuzz.h"

using namespace samegame;
using samegame::fuzz::require;

namespace {

void check_options(const SolverEntry& solver, const std::vector<std::string>& texts) {
    const auto options = parse_options(solver.options, texts);
    if (!options) {
        require(!to_string(options.error()).empty(), "an error has a sentence");
        return;
    }
    require(options->size() == solver.options.size(), "options that are read are complete");
    std::vector<std::string> written;
    for (const auto& [name, value] : *options)
        written.push_back(name + "=" + to_string(value));
    const auto again = parse_options(solver.options, written);
    require(again && *again == *options, "options that are written read the same");
}

} // namespace

SAMEGAME_FUZZ_TARGET(options) {
    const std::string_view text = fuzz::text_of(data, size);
    const auto parts = split(text, ' ');
    if (const SolverEntry* solver = find_solver(parts[0]))
        check_options(*solver, {parts.begin() + 1, parts.end()});
    else if (const auto error = policy_error(text))
        require(!to_string(*error).empty(), "an error has a sentence");
    return 0;
}
