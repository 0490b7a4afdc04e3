#pragma once

#include "engine/search/solver.h"
#include "engine/solvers/tree/best_first_search.h"

namespace samegame {

/// A*: takes the open position that promises the highest score by an over-estimator, and opens its
/// children. The first finished game that promises no less than every open position is optimal:
/// the goal has arrived at the start of the list. Until then the best open promise is a ceiling.
///
/// Source: M. Schadd et al., "Addressing NP-Complete Puzzles with Monte-Carlo Methods", 2008, and
/// "Single-Player Monte-Carlo Tree Search for SameGame", 2011, section 3 of both; F. Takes & W.
/// Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4. All find that it
/// resembles breadth-first search and gets nowhere on boards of usual size. Differences:
///  - the list holds each position once, with its best points, and drops its end where the memory
///    is used up (the search may then end as `memory_full`);
///  - the threads take many of the best positions at once (see best_first_search) and open their
///    children together;
///  - a finished game is the best line as soon as it is met, and nothing that promises no more goes
///    into the list;
///  - greedy games give lines early (see best_first_search);
///  - the third ceiling, `separated`, is ours.
class AStar final : public Solver {
public:
    using Options = BestFirstOptions;

    static OptionTable<Options> option_table();

    explicit AStar(const Options& options);

    StopReason solve(SearchTeam& team) override;

private:
    Options m_options;
};

} // namespace samegame
