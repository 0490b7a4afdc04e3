#pragma once

#include "app/gui/session/runstore.h"
#include "engine/formats/board_library.h"

/// A distribution of two policies on standard board 3, as the store of runs keeps it.
inline KeptDistribution someDistribution(const QString& id) {
    const samegame::Position start{samegame::standard_board(3), {}};
    KeptDistribution kept;
    kept.origin = {start, 12, {true, true}, {QString(), QString()}, "standard:3", id};
    kept.job.sources = {{start, 0, "random"}, {start, 0, "tabu-color-random:recompute=1"}};
    kept.job.playouts = 4;
    kept.job.seed = 18'446'744'073'709'551'615U;
    kept.histograms.resize(2);
    kept.histograms[0].add(100, 3);
    kept.histograms[0].add(104, 1);
    kept.histograms[1].add(110, 4);
    return kept;
}

inline KeptRun someRun(const QString& id) {
    const KeptDistribution kept = someDistribution(id);
    return {id, {}, summaryOf(kept), QDateTime({2026, 11, 20}, {10, 30}, Qt::UTC), encoded(kept)};
}
