#include "engine/solvers/annealing/annealing.h"

#include <algorithm>

namespace samegame {

OptionTable<Annealing::Options> Annealing::option_table() {
    OptionTable<Options> table;
    add_annealing_options(table);
    table.integer("chains", &Options::chains, 1, 1'000'000,
                  SAMEGAME_TEXT("Engine", "Chains that share the budget, one after another"), "");
    table.integer("length", &Options::length, 1, 1e12,
                  SAMEGAME_TEXT("Engine", "Lists that a chain tries where there is no budget"), "");
    return table;
}

StopReason Annealing::solve(const Board& root, const Rules& rules, SearchContext& context) {
    Annealer annealer(root, rules, m_options.chain, m_options.start, context);
    if (!annealer.must_stop())
        annealer.take_random_game(); // a line at once
    for (int chain = 1; !annealer.must_stop(); ++chain) {
        annealer.take_start();
        if (annealer.has_budget())
            annealer.cool(Annealer::to_the_end,
                          static_cast<double>(std::min(chain, m_options.chains)) /
                              m_options.chains);
        else
            annealer.cool(m_options.length);
    }
    return context.stop_reason();
}

} // namespace samegame
