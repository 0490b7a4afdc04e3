#pragma once

#include <string>
#include <vector>

#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/board_drawing.h"

namespace samegame {

/// A search by a solver of the registry with options "key=value", on one thread, without budget
/// but for `nodes` (0: none).
inline SearchReport exact_run(const std::string& solver, const std::vector<std::string>& options,
                              const Board& board, std::uint64_t nodes = 0) {
    SearchRequest request;
    request.start.board = board;
    request.solver = find_solver(solver);
    request.options = *parse_options(request.solver->options, options);
    request.seed = 1;
    request.budget.memory = 1U << 24;
    if (nodes != 0)
        request.budget.nodes = nodes;
    SearchControl control;
    return run_search(request, control);
}

/// Four groups that can be removed in any order, and three blocks that stay. The plain ceiling is
/// 1014 for every position but the last one, whose score is 13: everything must be looked at.
/// There are 2^4 positions, and 4 + 4*3 + 4*3*2 + 4*3*2*1 = 64 ways to one of them.
inline Board groups_in_any_order() {
    return drawn("11222333344444565");
}

} // namespace samegame
