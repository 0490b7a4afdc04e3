#include "app/gui/session/comparisonrunner.h"

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/session/keptcomparison.h"

namespace {

constexpr std::chrono::milliseconds pollInterval(200); // runs take seconds

} // namespace

/// One file that is saved or opened. The thread writes only what comes of it.
struct ComparisonRunner::FileJob {
    QString path;
    bool isOpening = false;
    std::shared_ptr<KeptComparison> run;  // whose results are saved
    std::optional<samegame::Error> error; // what comes of it
    OpenedTrials opened;
};

ComparisonRunner::ComparisonRunner(QObject* parent)
    : QObject(parent), m_thread("comparison", pollInterval) {
    connect(&m_thread, &JobThread::polled, this, &ComparisonRunner::poll);
    connect(&m_thread, &JobThread::ended, this, &ComparisonRunner::finish);
}

bool ComparisonRunner::isRunning() const {
    return m_thread.isRunning();
}

bool ComparisonRunner::isFiling() const {
    return m_fileThread && m_fileThread->isRunning();
}

const samegame::ComparisonRequest& ComparisonRunner::request() const {
    return m_request;
}

const std::vector<samegame::Trial>& ComparisonRunner::results() const {
    return m_results;
}

const samegame::TrialProgress& ComparisonRunner::progress() const {
    return m_progress;
}

void ComparisonRunner::start(const samegame::ComparisonRequest& request) {
    goOn(request, {}, {});
}

void ComparisonRunner::goOn(const samegame::ComparisonRequest& request,
                            const std::vector<samegame::Trial>& results, const QString& path) {
    for (const samegame::Contestant& contestant : request.contestants) {
        if (const auto error = samegame::contestant_error(contestant)) {
            emit failed(errorText(*error));
            return;
        }
    }
    m_request = request;
    m_run = std::make_shared<KeptComparison>(request, results, path);
    m_results = results;
    m_progress = m_run->comparison().progress();
    setPath(path);
    m_thread.start({[run = m_run] { run->run(); }, [run = m_run] { run->requestStop(); }});
    emit runningChanged(true);
    emit resultsChanged();
    emit progressChanged();
}

void ComparisonRunner::takeOver(const samegame::ComparisonRequest& request,
                                const std::vector<samegame::Trial>& results, const QString& path) {
    m_run.reset();
    m_request = request;
    m_results = results;
    setPath(path);
    emit resultsChanged();
}

void ComparisonRunner::stop() {
    m_thread.stop();
}

void ComparisonRunner::poll() {
    const std::shared_ptr<KeptComparison> run = m_run;
    if (!run)
        return;
    const std::vector<samegame::Trial> added = run->comparison().results(m_results.size());
    m_progress = run->comparison().progress();
    m_results.insert(m_results.end(), added.begin(), added.end());
    emit progressChanged();
    if (!added.empty())
        emit resultsChanged();
    for (const samegame::Trial& result : added)
        emit resultAdded(run->comparison().request(), result);
    if (run == m_run)
        tellFailure();
}

void ComparisonRunner::finish(const std::optional<samegame::Error>& error) {
    const std::shared_ptr<KeptComparison> run = m_run;
    poll();
    if (run == m_run)
        emit runningChanged(false);
    if (error)
        emit failed(errorText(*error));
}

void ComparisonRunner::tellFailure() {
    const auto failure = m_run->takeFailure();
    if (!failure)
        return;
    if (failure->isLost && failure->path == m_path)
        setPath({});
    const QString name = shortFileName(failure->path);
    const QString reason = errorText(failure->error);
    emit failed(
        failure->isLost
            ? tr("%1 cannot be written: %2. The runs to come are not kept in it.").arg(name, reason)
            : tr("%1 cannot go on: %2").arg(name, reason));
}

void ComparisonRunner::setPath(const QString& path) {
    if (path == m_path)
        return;
    m_path = path;
    emit filingChanged();
}

void ComparisonRunner::save(const QString& path) {
    if (isFiling() || m_request.contestants.empty())
        return;
    const auto job = std::make_shared<FileJob>();
    job->path = path;
    job->run = m_run ? m_run : std::make_shared<KeptComparison>(m_request, m_results, QString());
    m_run = job->run;
    beginFileJob(job, [job] { job->error = job->run->save(job->path); });
}

void ComparisonRunner::open(const QString& path) {
    if (isFiling())
        return;
    const auto job = std::make_shared<FileJob>();
    job->path = path;
    job->isOpening = true;
    beginFileJob(job, [job] {
        const auto opened = readTrials(job->path);
        if (opened)
            job->opened = *opened;
        else
            job->error = opened.error();
    });
}

void ComparisonRunner::beginFileJob(const std::shared_ptr<FileJob>& job,
                                    const std::function<void()>& run) {
    if (!m_fileThread) {
        m_fileThread = std::make_unique<JobThread>("trials", pollInterval);
        connect(m_fileThread.get(), &JobThread::ended, this, &ComparisonRunner::finishFileJob);
    }
    m_fileJob = job;
    m_fileThread->start({run, [] {}}); // it ends by itself
    emit filingChanged();
}

void ComparisonRunner::finishFileJob(const std::optional<samegame::Error>& error) {
    const std::shared_ptr<FileJob> job = m_fileJob;
    if (!job->error)
        job->error = error; // no memory, or no thread
    const QString name = shortFileName(job->path);
    if (job->error)
        emit failed((job->isOpening ? tr("%1 cannot be opened: %2") : tr("%1 cannot be saved: %2"))
                        .arg(name, errorText(*job->error)));
    else if (!job->isOpening && job->run == m_run)
        setPath(job->path);
    emit filingChanged();
    if (!job->error && job->isOpening)
        emit opened(job->path, job->opened);
}
