#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/keptlogs.h"
#include "app/gui/session/runstore.h"
#include "engine/formats/board_library.h"
#include "engine/solvers/solver_registry.h"

/// A distribution of two policies on standard board 3, as the store of runs keeps it.
inline KeptDistribution someDistribution(const QString& id) {
    const samegame::Position start{samegame::standard_board(3), {}};
    KeptDistribution kept;
    kept.origin = {start, 12, {true, true}, {QString(), QString()}, {}, "standard:3", id};
    kept.job.sources = {{start, 0, "random"}, {start, 0, "tabu-color-random:recompute=1"}};
    kept.job.playouts = 4;
    kept.job.seed = 18'446'744'073'709'551'615U;
    kept.histograms.resize(2);
    kept.histograms[0].add(100, 3);
    kept.histograms[0].add(104, 1);
    kept.histograms[1].add(110, 4);
    return kept;
}

/// A distribution of two policies on two boards of a list of three, after a stop.
inline KeptDistribution someList(const QString& id) {
    KeptDistribution kept;
    kept.origin.game.board = samegame::standard_board(3);
    kept.origin.list = "standard:1-3";
    kept.origin.run = id;
    for (const int number : {1, 2, 3})
        kept.job.boards.push_back(
            {"standard:" + std::to_string(number), {samegame::standard_board(number), {}}});
    kept.job.policies = {"random", "tabu-color-random"};
    kept.job.playouts = 4;
    kept.job.seed = 7;
    kept.byBoard = {kept.job.policies,
                    {kept.job.boards[0], kept.job.boards[1]},
                    {{{4, 100.25, 1.5, 99, 102}, {4, 110, 0, 110, 110}},
                     {{4, 1.0 / 3, 20.1, -20, 30}, {4, 120.5, 3, 117, 125}}},
                    4,
                    7};
    return kept;
}

/// Two searches of one solver on standard board 3, the first of which found something early, and
/// one of another.
inline RunLog::GameLog someLog(const QString& id) {
    const auto search = [](int number, const char* solver, const char* options,
                           std::vector<samegame::ScorePoint> curve) {
        LoggedRun run;
        run.number = number;
        run.searcher.solver = samegame::find_solver(solver);
        run.searcher.options = parseOptionsText(*run.searcher.solver, options).value();
        run.series = std::string_view(options).empty() ? 1 : 0;
        run.seed = 4 + static_cast<quint64>(number);
        run.best = curve.back().score;
        run.seconds = 10;
        run.playouts = 1000;
        run.curve = std::move(curve);
        run.stop = samegame::StopReason::budget_spent;
        return run;
    };
    return {{samegame::standard_board(3), {}},
            {search(3, "nested-monte-carlo", "", {{0.1, 10, 500}, {9, 900, 2000}}),
             search(2, "sp-mcts", "c=2", {{1, 100, 1000}}),
             search(1, "sp-mcts", "c=2", {{0.5, 50, 500}, {5, 500, 2000}})},
            "standard:3",
            id};
}

inline KeptRun someRun(const QString& id,
                       KeptDistribution (*make)(const QString&) = someDistribution) {
    const KeptDistribution kept = make(id);
    return {id, {}, summaryOf(kept), QDateTime({2026, 11, 20}, {10, 30}, Qt::UTC), encoded(kept)};
}
