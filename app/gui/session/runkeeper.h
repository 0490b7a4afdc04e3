#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QTimer>

#include <set>

#include "app/gui/session/comparisonrunner.h"
#include "app/gui/session/distributionrunner.h"
#include "app/gui/session/experimentrunner.h"
#include "app/gui/session/namedgame.h"
#include "app/gui/session/resultskeeper.h"
#include "app/gui/session/runlog.h"
#include "app/gui/session/runstore.h"

/// Keeps what the charts of a session show in the store of runs, and brings it back to them: each
/// distribution and each comparison when it has ended or was stopped, and the searches on a board
/// each time that one has. An experiment is kept while it runs, too: it may take days. A comparison
/// that goes on stays one run, unless another window has gone on with it, too; the searches on a
/// board are one run until the chart is cleared. GUI thread only.
class RunKeeper : public QObject {
    Q_OBJECT

public:
    /// What is handed over outlives the keeper. Without a store nothing is kept.
    RunKeeper(ResultsKeeper* results, RunLog* runLog, DistributionRunner* distributionRunner,
              ComparisonRunner* comparisonRunner, ExperimentRunner* experimentRunner,
              RunStore* store, QObject* parent = nullptr);

    RunStore* store() const { return m_store; } ///< What was handed over, or nullptr.

    /// Keeps what could not be kept before, and what still runs as far as it has come.
    void keep();

    /// Keeps the distribution that is drawn, if one is, as far as it has come.
    void keepDistribution();

    /// Has the charts show a kept run beside the game that began with `onBoard`: as one of its
    /// position only if it is of this game. Searches come with their board, to which more can be
    /// added. Returns why not, one sentence; empty: they do.
    QString open(const KeptRun& chosen, const samegame::Position& onBoard);

signals:
    void gameNeeded(const NamedGame& game); ///< To show the searches on it.

private:
    void noteLoaded();
    void noteSeen(const QString& id, const QByteArray& content);
    bool isOfAnother(const QString& id, const RunSummary& summary) const;
    bool write(const QString& id, const RunSummary& summary, const QByteArray& content);
    void keepComparison();
    void keepLogs();
    void keepExperiment();
    QString openDistribution(const KeptRun& run, const samegame::Position& onBoard);
    QString openComparison(const KeptRun& run, const samegame::Position& onBoard);
    QString openExperiment(const KeptRun& run);
    QString openLog(const KeptRun& run, const samegame::Position& onBoard);

    ResultsKeeper* m_results;
    RunLog* m_runLog;
    DistributionRunner* m_distributionRunner;
    ComparisonRunner* m_comparisonRunner;
    ExperimentRunner* m_experimentRunner;
    RunStore* m_store;
    bool m_isDistributionLeft = false; // it has ended, and is not kept
    bool m_isComparisonLeft = false;
    std::set<QString> m_logsLeft; // IDs
    bool m_isExperimentLeft = false;
    QHash<QString, QByteArray> m_seen; // RunStore::State::mark of what was last written or opened
    QTimer m_timer{this};              // runs while an experiment has trials that are not kept
};
