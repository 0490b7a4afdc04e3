#pragma once

#include <string>

#include "app/gui/session/runstore.h"
#include "engine/formats/board_library.h"

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
    kept.origin = {{samegame::standard_board(3), {}}, 0, {}, {}, "standard:1-3", {}, id};
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

inline KeptRun someRun(const QString& id,
                       KeptDistribution (*make)(const QString&) = someDistribution) {
    const KeptDistribution kept = make(id);
    return {id, {}, summaryOf(kept), QDateTime({2026, 11, 20}, {10, 30}, Qt::UTC), encoded(kept)};
}
