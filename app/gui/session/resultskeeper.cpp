#include "app/gui/session/resultskeeper.h"

#include <QElapsedTimer>
#include <QSignalBlocker>

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/gui/session/keptlogs.h"
#include "app/gui/session/sessionstore.h"

namespace {

constexpr std::chrono::milliseconds pauseBetweenKeeping = std::chrono::seconds(10);

// Of the session store.
constexpr auto runsItem = "runs";
constexpr auto distributionItem = "distribution";
constexpr auto comparisonItem = "comparison";

} // namespace

ResultsKeeper::ResultsKeeper(RunLog* runLog, DistributionRunner* distributionRunner,
                             ComparisonRunner* comparisonRunner, SessionStore* store,
                             QObject* parent)
    : QObject(parent),
      m_runLog(runLog),
      m_distributionRunner(distributionRunner),
      m_comparisonRunner(comparisonRunner),
      m_store(store) {}

KeptDistribution ResultsKeeper::distribution() const {
    return {m_distributionOrigin, m_distributionRunner->job(), m_distributionRunner->histograms(),
            m_distributionRunner->byBoard()};
}

KeptComparison ResultsKeeper::comparison() const {
    return {m_comparisonOrigin, m_comparisonRunner->request(), m_comparisonRunner->results(),
            m_comparisonRunner->path()};
}

void ResultsKeeper::load() {
    if (!m_store)
        return;
    if (const auto runs = decodedRuns(m_store->loadItem(runsItem)))
        m_runLog->takeOver(*runs);
    const auto kept = decodedDistribution(m_store->loadItem(distributionItem));
    if (kept && m_distributionRunner->job().isEmpty())
        show(*kept);
    m_isComparisonRead = m_store->loadItem(comparisonItem).isEmpty();
    emit loaded();
    if (!m_isComparisonRead) // the window does not wait for it
        QMetaObject::invokeMethod(this, &ResultsKeeper::loadComparison, Qt::QueuedConnection);
}

/// Unless there is another one by now.
void ResultsKeeper::loadComparison() {
    if (std::exchange(m_isComparisonRead, true) || !m_comparisonRunner->results().empty() ||
        m_comparisonRunner->isRunning())
        return;
    if (const auto kept = decodedComparison(m_store->loadItem(comparisonItem)))
        show(*kept);
    emit loaded();
}

void ResultsKeeper::show(const KeptDistribution& kept) {
    m_distributionOrigin = kept.origin;
    {
        const QSignalBlocker apart(m_distributionRunner); // panels show both at once
        m_distributionRunner->takeOver(kept.job, kept.histograms, kept.byBoard);
    }
    emit distributionLoaded(m_distributionOrigin);
}

void ResultsKeeper::show(const KeptComparison& kept) {
    m_comparisonOrigin = kept.origin;
    {
        const QSignalBlocker apart(m_comparisonRunner);
        m_comparisonRunner->takeOver(kept.request, kept.results, kept.path);
    }
    emit comparisonLoaded(m_comparisonOrigin);
}

void ResultsKeeper::setDistributionRun(const QString& run) {
    m_distributionOrigin.run = run;
    emit distributionRunChanged(run);
}

void ResultsKeeper::setComparisonRun(const QString& run) {
    m_comparisonOrigin.run = run;
    emit comparisonRunChanged(run);
}

void ResultsKeeper::keepFromNowOn() {
    m_timer.setObjectName("keepResults");
    m_timer.setSingleShot(true);
    m_timer.setInterval(pauseBetweenKeeping);
    connect(&m_timer, &QTimer::timeout, this, &ResultsKeeper::keep);
    const auto keepSoon = [this] {
        if (!m_timer.isActive())
            m_timer.start();
    };
    connect(m_runLog, &RunLog::reset, this, keepSoon);
    connect(m_runLog, &RunLog::runAdded, this, keepSoon);
    connect(m_runLog, &RunLog::runChanged, this, keepSoon);
    connect(m_distributionRunner, &DistributionRunner::histogramsChanged, this, keepSoon);
    connect(m_comparisonRunner, &ComparisonRunner::resultsChanged, this, keepSoon);
    connect(m_comparisonRunner, &ComparisonRunner::filingChanged, this, keepSoon);
}

/// What takes longer to write is written less often.
void ResultsKeeper::keep() {
    m_timer.stop();
    if (!m_store)
        return;
    QElapsedTimer taken;
    taken.start();
    m_store->saveItem(runsItem, encoded(m_runLog->content()));
    m_store->saveItem(distributionItem, encoded(distribution()));
    if (m_isComparisonRead)
        m_store->saveItem(comparisonItem, encoded(comparison()));
    m_timer.setInterval(
        std::max(pauseBetweenKeeping, std::chrono::milliseconds(1000 * taken.elapsed())));
}
