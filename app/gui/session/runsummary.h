#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "app/gui/session/keptexperiment.h"
#include "app/gui/session/keptresults.h"
#include "app/gui/session/runlog.h"
#include "engine/game/position.h"
#include "engine/search/budget.h"

enum class RunKind { Distribution, Comparison, Convergence, Experiment };

/// The final scores of one policy or solver in a run, or the best scores of its searches.
struct RunSeries {
    /// As files name it: "tabu-color-random:recompute=1", "sp-mcts c=0.5"; an entry's own name.
    QString searcher;
    double mean = 0;
    /// A histogram in bins that all series of the run share, in percent of the highest bin of all;
    /// of policies on a list of boards, that of the means of the boards. Of searches, how the mean
    /// of their best scores grew with the logarithm of the time, 1 to 100 from the lowest score to
    /// the highest; 0 before they have any.
    std::vector<int> bars;

    static constexpr int mostBars = 40; ///< A picture in a list has no room for more.

    bool operator==(const RunSeries&) const = default;
};

/// What a list says of a run, so that it need not read all of it.
struct RunSummary {
    RunKind kind = RunKind::Distribution;
    /// As they are written; a game's as it was called (GameDocument::keptName), which may be empty.
    QStringList boards;
    int movesBefore = 0;      ///< Moves that were played on the board of the game.
    samegame::Position first; ///< The first board, which tells rules and size.
    /// The budget of each run, the playouts of each series, or the time of the longest search.
    samegame::Budget budget;
    quint64 seed = 0; ///< Of searches, that of the newest.
    qint64 count = 0; ///< Playouts that were drawn, or runs or searches that were done.
    std::vector<RunSeries> series;

    double bestMean() const; ///< The highest mean of its series that have scores.

    bool operator==(const RunSummary&) const = default;
};

QString searcherOf(const samegame::Entrant& entrant); ///< As files name it.

/// Of a distribution with sources or a list, a comparison with runs, searches, and an experiment.
RunSummary summaryOf(const KeptDistribution& kept);
RunSummary summaryOf(const KeptComparison& kept);
RunSummary summaryOf(const RunLog::GameLog& log);
RunSummary summaryOf(const KeptExperiment& kept);

QString textOfSummary(const RunSummary& summary);
/// The inverse of textOfSummary; nothing if the text is damaged.
std::optional<RunSummary> summaryOfText(const QString& text);

/// In the language of the window.
QString titleOf(RunKind kind);
QString searcherTitle(const RunSeries& series, RunKind kind); ///< "SP-MCTS c=0.5".
/// "Standard board 3", "standard:1-20", "Standard board 3 after 12 moves, Bubble Breaker".
QString boardsText(const RunSummary& summary);
