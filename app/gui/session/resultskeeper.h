#pragma once

#include <QObject>
#include <QTimer>

#include "app/gui/session/comparisonrunner.h"
#include "app/gui/session/keptresults.h"
#include "app/gui/session/runlog.h"

class SessionStore;

/// Keeps the results of a session's charts in its store: some seconds after they came, so that a
/// killed program loses little, and with each call of keep(). The results stand in the log and the
/// runners; the keeper knows their origins, which panels tell and show. GUI thread only.
class ResultsKeeper : public QObject {
    Q_OBJECT

public:
    /// What is handed over outlives the keeper. Without a store nothing is loaded or kept.
    ResultsKeeper(RunLog* runLog, DistributionRunner* distributionRunner,
                  ComparisonRunner* comparisonRunner, SessionStore* store,
                  QObject* parent = nullptr);

    const DistributionOrigin& distributionOrigin() const { return m_distributionOrigin; }
    const ComparisonOrigin& comparisonOrigin() const { return m_comparisonOrigin; }
    KeptDistribution distribution() const; ///< As it would be kept now.
    KeptComparison comparison() const;

    /// Takes the results from the store, in place of none; a comparison, which may take a while,
    /// after the present event.
    void load();
    void keepFromNowOn();
    void keep();

    /// Has the charts show these results, in place of what they show; nothing of the kind runs.
    void show(const KeptDistribution& kept);
    void show(const KeptComparison& kept);

    // Give what is shown another ID among the kept runs.
    void setDistributionRun(const QString& run);
    void setComparisonRun(const QString& run);

public slots:
    /// The next distribution, or the next comparison, is another one.
    void setDistributionOrigin(const DistributionOrigin& origin) { m_distributionOrigin = origin; }
    void setComparisonOrigin(const ComparisonOrigin& origin) { m_comparisonOrigin = origin; }

signals:
    /// The runner has kept results, and tells nothing else of it.
    void distributionLoaded(const DistributionOrigin& origin);
    void comparisonLoaded(const ComparisonOrigin& origin);
    void loaded(); ///< Results of the store are shown; comes once or twice.
    void distributionRunChanged(const QString& run);
    void comparisonRunChanged(const QString& run);

private:
    void loadComparison();

    RunLog* m_runLog;
    DistributionRunner* m_distributionRunner;
    ComparisonRunner* m_comparisonRunner;
    SessionStore* m_store;
    DistributionOrigin m_distributionOrigin;
    ComparisonOrigin m_comparisonOrigin;
    QTimer m_timer{this};           // runs while there are results that are not kept
    bool m_isComparisonRead = true; // the earlier session's comparison is shown, or there is none
};
