#pragma once

#include <QObject>
#include <QString>

#include "app/gui/session/comparisonrunner.h"
#include "app/gui/session/distributionrunner.h"
#include "app/gui/session/resultskeeper.h"
#include "app/gui/session/runstore.h"

/// Keeps each distribution and each comparison of a session in the store of runs when it has ended
/// or was stopped, and brings kept ones back to the charts. A comparison that goes on stays one
/// run. GUI thread only.
class RunKeeper : public QObject {
    Q_OBJECT

public:
    /// What is handed over outlives the keeper. Without a store nothing is kept.
    RunKeeper(ResultsKeeper* results, DistributionRunner* distributionRunner,
              ComparisonRunner* comparisonRunner, RunStore* store, QObject* parent = nullptr);

    RunStore* store() const { return m_store; } ///< What was handed over, or nullptr.

    /// Keeps what could not be kept before, and what still runs as far as it has come.
    void keep();

    /// Has the charts show a kept run beside the game that began with `onBoard`: as one of its
    /// position only if it is of this game. Returns why not, one sentence; empty: they do.
    QString open(const KeptRun& run, const samegame::Position& onBoard);

private:
    void keepDistribution();
    void keepComparison();
    QString openDistribution(const KeptRun& run, const samegame::Position& onBoard);
    QString openComparison(const KeptRun& run, const samegame::Position& onBoard);

    ResultsKeeper* m_results;
    DistributionRunner* m_distributionRunner;
    ComparisonRunner* m_comparisonRunner;
    RunStore* m_store;
    bool m_isDistributionLeft = false; // it has ended, and is not kept
    bool m_isComparisonLeft = false;
};
