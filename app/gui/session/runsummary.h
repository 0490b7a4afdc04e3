#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "app/gui/session/keptresults.h"
#include "engine/game/position.h"
#include "engine/search/budget.h"

enum class RunKind { Distribution, Comparison };

/// The final scores of one policy or solver in a run.
struct RunSeries {
    /// As files name it: "tabu-color-random:recompute=1", "sp-mcts c=0.5".
    QString searcher;
    double mean = 0;
    /// A histogram in bins that all series of the run share, in percent of the highest bin of all;
    /// of policies on a list of boards, that of the means of the boards.
    std::vector<int> bars;

    bool operator==(const RunSeries&) const = default;
};

/// What a list says of a distribution or comparison, so that it need not read all of it.
struct RunSummary {
    RunKind kind = RunKind::Distribution;
    /// As they are written; a game's as it was called (GameDocument::keptName), which may be empty.
    QStringList boards;
    int movesBefore = 0;      ///< Moves that were played on the board of the game.
    samegame::Position first; ///< The first board, which tells rules and size.
    samegame::Budget budget;  ///< The budget of each run, or the playouts of each series.
    quint64 seed = 0;
    qint64 count = 0; ///< Playouts that were drawn, or runs that were done.
    std::vector<RunSeries> series;

    double bestMean() const; ///< The highest mean of its series that have scores.

    bool operator==(const RunSummary&) const = default;
};

/// Of a distribution with sources or a list, and of a comparison with runs.
RunSummary summaryOf(const KeptDistribution& kept);
RunSummary summaryOf(const KeptComparison& kept);

QString textOfSummary(const RunSummary& summary);
/// The inverse of textOfSummary; nothing if the text is damaged.
std::optional<RunSummary> summaryOfText(const QString& text);

/// In the language of the window.
QString titleOf(RunKind kind);
QString searcherTitle(const RunSeries& series, RunKind kind); ///< "SP-MCTS c=0.5".
/// "Standard board 3", "standard:1-20", "Standard board 3 after 12 moves, Bubble Breaker".
QString boardsText(const RunSummary& summary);
