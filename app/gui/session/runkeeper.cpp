#include "app/gui/session/runkeeper.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/gui/session/keptlogs.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/trialsfile.h"

namespace {

constexpr std::chrono::milliseconds pauseOfAnExperiment = std::chrono::minutes(1);

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
    connect(results, &ResultsKeeper::loaded, this, &RunKeeper::noteLoaded);
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
    m_timer.setInterval(pauseOfAnExperiment);
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
    connect(runLog, &RunLog::aboutToForget, this, &RunKeeper::keepLogs);
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

/// The results of the last session are those that are kept, if as much is.
void RunKeeper::noteLoaded() {
    const auto noteIfSame = [this](const QString& id, const RunSummary& summary) {
        const auto stored = m_store->stateOf(id);
        if (stored && stored->count == summary.count && !m_seen.contains(id))
            m_seen.insert(id, stored->mark);
    };
    if (!m_store)
        return;
    if (const KeptDistribution kept = m_results->distribution(); !kept.job.isEmpty())
        noteIfSame(kept.origin.run, summaryOf(kept));
    if (const KeptComparison kept = m_results->comparison(); !kept.results.empty())
        noteIfSame(kept.origin.run, summaryOf(kept));
    for (const RunLog::GameLog& log : m_runLog->content().logs)
        if (!log.run.isEmpty() && !log.runs.empty())
            noteIfSame(log.run, summaryOf(log));
}

void RunKeeper::noteSeen(const QString& id, const QByteArray& content) {
    m_seen.insert(id, RunStore::markOf(content));
}

/// Whether something else is kept of a run than this window has last written or opened: another one
/// has gone on with it. Where that is not known, it is so if more is kept.
bool RunKeeper::isOfAnother(const QString& id, const RunSummary& summary) const {
    const auto stored = m_store->stateOf(id);
    if (!stored)
        return false;
    const auto seen = m_seen.constFind(id);
    return seen != m_seen.cend() ? stored->mark != *seen : stored->count > summary.count;
}

bool RunKeeper::write(const QString& id, const RunSummary& summary, const QByteArray& content) {
    if (!m_store->keep({id, {}, summary, momentHere(), content}))
        return false;
    noteSeen(id, content);
    return true;
}

/// One that was forgotten with its game, or of which nothing was drawn, is none.
void RunKeeper::keepDistribution() {
    KeptDistribution kept = m_results->distribution();
    m_isDistributionLeft = false;
    QByteArray content = encoded(kept);
    if (!m_store || kept.origin.run.isEmpty() || content.isEmpty() || !kept.hasScores())
        return;
    const RunSummary summary = summaryOf(kept);
    if (isOfAnother(kept.origin.run, summary)) {
        m_results->setDistributionRun(kept.origin.run = newRunId());
        content = encoded(kept);
    }
    m_isDistributionLeft = !write(kept.origin.run, summary, content);
}

/// A file of trials that the comparison grew in is none of the run: it may be gone when the run
/// comes back.
void RunKeeper::keepComparison() {
    KeptComparison kept = m_results->comparison();
    kept.path.clear();
    m_isComparisonLeft = false;
    QByteArray content = encoded(kept);
    if (!m_store || kept.origin.run.isEmpty() || content.isEmpty())
        return;
    const RunSummary summary = summaryOf(kept);
    if (isOfAnother(kept.origin.run, summary)) {
        m_results->setComparisonRun(kept.origin.run = newRunId());
        content = encoded(kept);
    }
    m_isComparisonLeft = !write(kept.origin.run, summary, content);
}

void RunKeeper::keepLogs() {
    std::set<QString> left;
    for (QString run : std::exchange(m_logsLeft, {})) {
        const RunLog::GameLog* log = m_runLog->logOf(run);
        QByteArray content = log ? encoded(*log) : QByteArray();
        if (!m_store || content.isEmpty())
            continue;
        const RunSummary summary = summaryOf(*log);
        if (isOfAnother(run, summary)) {
            run = m_runLog->keepApart(run);
            content = encoded(*log);
        }
        if (!write(run, summary, content))
            left.insert(run);
    }
    m_logsLeft.merge(left);
}

void RunKeeper::keepExperiment() {
    m_timer.stop();
    m_isExperimentLeft = false;
    const auto& kept = m_experimentRunner->kept();
    QByteArray content = kept ? encoded(*kept) : QByteArray();
    if (!m_store || content.isEmpty())
        return;
    const RunSummary summary = summaryOf(*kept);
    if (isOfAnother(kept->run, summary)) {
        m_experimentRunner->keepApart();
        content = encoded(*kept);
    }
    m_isExperimentLeft = !write(kept->run, summary, content);
}

QString RunKeeper::open(const KeptRun& chosen, const samegame::Position& onBoard) {
    keepLogs(); // what the chart shows of the board in its place, which may be this run
    const KeptRun run = m_store->run(chosen.id).value_or(chosen);
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
    kept->origin.run = run.id;
    noteSeen(run.id, run.content);
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
    kept->origin.run = run.id;
    noteSeen(run.id, run.content);
    m_results->show(*kept);
    return {};
}

QString RunKeeper::openExperiment(const KeptRun& run) {
    if (m_experimentRunner->isRunning())
        return tr("An experiment is running; stop it first.");
    auto kept = decodedExperiment(run.content);
    if (!kept)
        return isOfOtherExperiment(run.content)
                   ? tr("This version of SameGame has that experiment otherwise, or no longer.")
                   : damagedText();
    kept->run = run.id;
    noteSeen(run.id, run.content);
    m_experimentRunner->takeOver(*kept);
    return {};
}

QString RunKeeper::openLog(const KeptRun& run, const samegame::Position& onBoard) {
    auto kept = decodedLog(run.content);
    if (!kept)
        return damagedText();
    if (const RunLog::GameLog* live = m_runLog->liveLog(); live && live->start == kept->start)
        return tr("A search on this board is running; stop it first.");
    kept->run = run.id;
    noteSeen(run.id, run.content);
    m_runLog->show(*kept);
    if (!(kept->start == onBoard)) {
        NamedGame game;
        game.record.start = kept->start;
        game.name = kept->gameName;
        emit gameNeeded(game);
    }
    return {};
}
