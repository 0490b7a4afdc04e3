#pragma once

#include <QString>

#include "app/gui/session/trialsfile.h"
#include "engine/game/board_generator.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/trial_team.h"

/// Writes a file of four trials as this program's comparison keeps it: of "greedy" and "sp-mcts",
/// on random:5/6x6x4 and the next board.
inline void writeSomeTrials(const QString& path) {
    samegame::ComparisonRequest request;
    samegame::Budget budget;
    budget.playouts = 20;
    for (const char* solver : {"greedy", "sp-mcts"})
        request.entrants.push_back({samegame::find_solver(solver), {}, budget});
    for (const std::uint64_t seed : {5U, 6U}) {
        request.boards.push_back({samegame::generate_board(seed, 6, 6, 4), {}});
        request.board_names.push_back("random:" + std::to_string(seed) + "/6x6x4");
    }
    samegame::FixedPlan plan(tableInFile(request));
    samegame::TrialRun(plan, 1).run();
    if (!beginTrials(path, plan, plan.trials()))
        qFatal("cannot write");
}
