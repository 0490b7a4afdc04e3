#include "app/gui/window/resultskeeper.h"

#include <QElapsedTimer>

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/gui/session/gamesession.h"
#include "app/gui/session/sessionstore.h"

namespace {

constexpr std::chrono::milliseconds pauseBetweenKeeping = std::chrono::seconds(10);

// Of the session store.
constexpr auto runsItem = "runs";
constexpr auto distributionItem = "distribution";
constexpr auto comparisonItem = "comparison";

} // namespace

ResultsKeeper::ResultsKeeper(GameSession* session, DistributionPanel* distribution,
                             ComparisonPanel* comparison, QObject* parent)
    : QObject(parent), m_session(session), m_distribution(distribution), m_comparison(comparison) {}

WindowResults ResultsKeeper::results() const {
    return {m_distribution->content(), m_comparison->content(), m_session->runLog()->content()};
}

void ResultsKeeper::takeOver(const WindowResults& results) {
    m_isComparisonRead = true;
    m_session->runLog()->takeOver(results.runs);
    m_distribution->takeOver(results.distribution);
    m_comparison->takeOver(results.comparison);
}

void ResultsKeeper::load() {
    if (const auto runs = decodedRuns(m_session->store()->loadItem(runsItem)))
        m_session->runLog()->takeOver(*runs);
    if (const auto distribution =
            decodedDistribution(m_session->store()->loadItem(distributionItem)))
        m_distribution->takeOver(*distribution);
    m_isComparisonRead = m_session->store()->loadItem(comparisonItem).isEmpty();
    if (!m_isComparisonRead) // the window does not wait for it
        QMetaObject::invokeMethod(this, &ResultsKeeper::loadComparison, Qt::QueuedConnection);
}

/// Unless there is another one by now.
void ResultsKeeper::loadComparison() {
    if (std::exchange(m_isComparisonRead, true) ||
        !m_session->comparisonRunner()->results().empty() ||
        m_session->comparisonRunner()->isRunning())
        return;
    if (const auto comparison = decodedComparison(m_session->store()->loadItem(comparisonItem)))
        m_comparison->takeOver(*comparison);
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
    connect(m_session->runLog(), &RunLog::reset, this, keepSoon);
    connect(m_session->runLog(), &RunLog::runAdded, this, keepSoon);
    connect(m_session->runLog(), &RunLog::runChanged, this, keepSoon);
    connect(m_session->distributionRunner(), &DistributionRunner::histogramsChanged, this,
            keepSoon);
    connect(m_session->comparisonRunner(), &ComparisonRunner::resultsChanged, this, keepSoon);
    connect(m_session->comparisonRunner(), &ComparisonRunner::filingChanged, this, keepSoon);
}

/// What takes longer to write is written less often.
void ResultsKeeper::keep() {
    m_timer.stop();
    if (!m_session->store())
        return;
    QElapsedTimer taken;
    taken.start();
    m_session->store()->saveItem(runsItem, encoded(m_session->runLog()->content()));
    m_session->store()->saveItem(distributionItem, encoded(m_distribution->content()));
    if (m_isComparisonRead)
        m_session->store()->saveItem(comparisonItem, encoded(m_comparison->content()));
    m_timer.setInterval(
        std::max(pauseBetweenKeeping, std::chrono::milliseconds(1000 * taken.elapsed())));
}
