#include "app/gui/session/runkeeper.h"

#include <algorithm>
#include <chrono>

#include "app/gui/session/keptlogs.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/trialsfile.h"

namespace {

constexpr std::chrono::milliseconds pauseBetweenKeeping = std::chrono::minutes(1);

QString damagedText() {
    return RunKeeper::tr("This kept run is damaged.");
}

/// On another board it is one of a board with a name, which no move can be compared with.
void leaveGame(KeptDistribution& kept) {
    const auto here = std::ranges::find(kept.origin.isHere, true);
    if (here == kept.origin.isHere.end())
        return;
    RunSummary summary = summaryOf(kept);
    summary.boards = QStringList{kept.origin.gameName}; // others may have been drawn beside it
    summary.first =
        kept.job.sources[static_cast<std::size_t>(here - kept.origin.isHere.begin())].position;
    const QString name = boardsText(summary);
    for (std::size_t i = 0; i < kept.origin.isHere.size(); ++i) {
        if (!kept.origin.isHere[i])
            continue;
        kept.origin.isHere[i] = false;
        kept.origin.boards[static_cast<qsizetype>(i)] = name;
    }
}

} // namespace

RunKeeper::RunKeeper(ResultsKeeper* results, RunLog* runLog, DistributionRunner* distributionRunner,
                     ComparisonRunner* comparisonRunner, ExperimentRunner* experimentRunner,
                     RunStore* store, QObject* parent)
    : QObject(parent),
      m_results(results),
      m_runLog(runLog),
      m_distributionRunner(distributionRunner),
      m_comparisonRunner(comparisonRunner),
      m_experimentRunner(experimentRunner),
      m_store(store) {
    if (!store)
        return;
    connect(distributionRunner, &DistributionRunner::runningChanged, this, [this](bool isRunning) {
        m_isDistributionLeft = !isRunning;
        if (!isRunning)
            keepDistribution();
    });
    connect(comparisonRunner, &ComparisonRunner::runningChanged, this, [this](bool isRunning) {
        m_isComparisonLeft = !isRunning;
        if (!isRunning) {
            keepLogs();
            keepComparison();
        }
    });
    m_timer.setSingleShot(true);
    m_timer.setInterval(pauseBetweenKeeping);
    connect(&m_timer, &QTimer::timeout, this, &RunKeeper::keepExperiment);
    connect(experimentRunner, &ExperimentRunner::resultsChanged, this, [this] {
        if (m_experimentRunner->isRunning() && !m_timer.isActive())
            m_timer.start();
    });
    connect(experimentRunner, &ExperimentRunner::runningChanged, this, [this](bool isRunning) {
        m_isExperimentLeft = !isRunning;
        if (!isRunning)
            keepExperiment();
    });
    connect(runLog, &RunLog::aboutToClear, this, &RunKeeper::keepLogs);
    connect(runLog, &RunLog::runEnded, this, [this](const QString& run) {
        m_logsLeft.insert(run);
        if (!m_comparisonRunner->isRunning()) // which ends many runs a second
            keepLogs();
    });
}

void RunKeeper::keep() {
    if (m_isDistributionLeft || m_distributionRunner->isRunning())
        keepDistribution();
    if (m_isComparisonLeft || m_comparisonRunner->isRunning())
        keepComparison();
    if (const RunLog::GameLog* live = m_runLog->liveLog())
        m_logsLeft.insert(live->run);
    keepLogs();
    if (m_isExperimentLeft || m_experimentRunner->isRunning())
        keepExperiment();
}

/// A run only grows. Where more is kept of it, another window has gone on with it, or this one has
/// forgotten a part: from then on it is kept apart.
bool RunKeeper::write(KeptRun run) {
    const QString id = run.id;
    run.id = m_ownIds.value(id, id);
    if (const auto count = m_store->countOf(run.id); count && *count > run.summary.count) {
        run.id = newRunId();
        m_ownIds.insert(id, run.id);
    }
    return m_store->keep(run);
}

/// One that was forgotten with its game, or of which nothing was drawn, is none.
void RunKeeper::keepDistribution() {
    const KeptDistribution kept = m_results->distribution();
    const QByteArray content = encoded(kept);
    if (!m_store || content.isEmpty() || kept.origin.run.isEmpty() || !kept.hasScores())
        m_isDistributionLeft = false;
    else if (write({kept.origin.run, {}, summaryOf(kept), momentHere(), content}))
        m_isDistributionLeft = false;
}

/// A file of trials that the comparison grew in is none of the run: it may be gone when the run
/// comes back.
void RunKeeper::keepComparison() {
    KeptComparison kept = m_results->comparison();
    kept.path.clear();
    const QByteArray content = encoded(kept);
    if (!m_store || content.isEmpty() || kept.origin.run.isEmpty())
        m_isComparisonLeft = false;
    else if (write({kept.origin.run, {}, summaryOf(kept), momentHere(), content}))
        m_isComparisonLeft = false;
}

void RunKeeper::keepLogs() {
    std::erase_if(m_logsLeft, [this](const QString& run) {
        const RunLog::GameLog* log = m_runLog->logOf(run);
        const QByteArray content = log ? encoded(*log) : QByteArray();
        return !m_store || content.isEmpty() ||
               write({run, {}, summaryOf(*log), momentHere(), content});
    });
}

void RunKeeper::keepExperiment() {
    m_timer.stop();
    const auto& kept = m_experimentRunner->kept();
    const QByteArray content = kept ? encoded(*kept) : QByteArray();
    if (!m_store || content.isEmpty() ||
        write({kept->run, {}, summaryOf(*kept), momentHere(), content}))
        m_isExperimentLeft = false;
}

QString RunKeeper::open(const KeptRun& run, const samegame::Position& onBoard) {
    switch (run.summary.kind) {
    case RunKind::Distribution:
        return openDistribution(run, onBoard);
    case RunKind::Comparison:
        return openComparison(run, onBoard);
    case RunKind::Convergence:
        return openLog(run, onBoard);
    case RunKind::Experiment:
        break;
    }
    return openExperiment(run);
}

QString RunKeeper::openDistribution(const KeptRun& run, const samegame::Position& onBoard) {
    if (m_distributionRunner->isRunning())
        return tr("A distribution is being drawn; stop it first.");
    auto kept = decodedDistribution(run.content);
    if (!kept)
        return damagedText();
    if (!(kept->origin.game == onBoard))
        leaveGame(*kept);
    m_results->show(*kept);
    return {};
}

/// One of the board of another game names its board, so that it can go on.
QString RunKeeper::openComparison(const KeptRun& run, const samegame::Position& onBoard) {
    if (m_comparisonRunner->isRunning())
        return tr("A comparison is running; stop it first.");
    auto kept = decodedComparison(run.content);
    if (!kept)
        return damagedText();
    const samegame::ComparisonRequest& request = kept->request;
    if (kept->origin.boards.isEmpty() && !(request.boards.front() == onBoard))
        kept->origin.boards = QString::fromStdString(boardListOf(request.board_names));
    m_results->show(*kept);
    return {};
}

QString RunKeeper::openExperiment(const KeptRun& run) {
    if (m_experimentRunner->isRunning())
        return tr("An experiment is running; stop it first.");
    const auto kept = decodedExperiment(run.content);
    if (!kept)
        return isOfOtherExperiment(run.content)
                   ? tr("This version of SameGame has that experiment otherwise, or no longer.")
                   : damagedText();
    m_experimentRunner->takeOver(*kept);
    return {};
}

QString RunKeeper::openLog(const KeptRun& run, const samegame::Position& onBoard) {
    const auto kept = decodedLog(run.content);
    if (!kept)
        return damagedText();
    if (const RunLog::GameLog* live = m_runLog->liveLog(); live && live->start == kept->start)
        return tr("A search on this board is running; stop it first.");
    keepLogs(); // what the chart shows of this board in its place
    m_runLog->show(*kept);
    if (!(kept->start == onBoard)) {
        NamedGame game;
        game.record.start = kept->start;
        game.name = kept->gameName;
        emit gameNeeded(game);
    }
    return {};
}
