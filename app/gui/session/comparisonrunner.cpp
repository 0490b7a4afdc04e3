#include "app/gui/session/comparisonrunner.h"

#include <QFileInfo>

#include <algorithm>
#include <mutex>
#include <utility>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/outsidetext.h"

namespace {

constexpr std::chrono::milliseconds pollInterval(200); // runs take seconds

/// What ends the comparison, with the trials that are done.
std::unique_ptr<samegame::TrialPlan> planOf(const samegame::ComparisonRequest& request,
                                            const std::vector<samegame::Trial>& done) {
    if (!request.margin)
        return std::make_unique<samegame::FixedPlan>(tableInFile(request), done);
    auto plan = std::make_unique<samegame::PairedPlan>(tableInFile(request), *request.margin);
    for (const samegame::Trial& trial : done)
        plan->add(trial);
    return plan;
}

} // namespace

/// A comparison, and the file in which its trials are kept as they are done: one that was begun
/// before, or is chosen while it runs or afterwards.
class ComparisonRunner::Kept {
public:
    /// Goes on with the trials of `done` and with their file at `path`, if it is not empty.
    Kept(const samegame::ComparisonRequest& request, const std::vector<samegame::Trial>& done,
         const QString& path)
        : m_request(request),
          m_plan(planOf(request, done)),
          m_run(*m_plan, request.threads, [this](const samegame::Trial& trial) { keep(trial); }),
          m_trials(done),
          m_path(path) {}

    const samegame::ComparisonRequest& request() const { return m_request; }
    samegame::TrialProgress progress() const; ///< Any thread.

    /// The trials done before, then the others in the order in which they ended, without the first
    /// `skipped`. Any thread.
    std::vector<samegame::Trial> trials(std::size_t skipped = 0) const;

    /// Runs the comparison, unless its file is refused; once. Throws what a search throws.
    void run();
    void requestStop() { m_run.request_stop(); } ///< Any thread.

    /// Keeps the trials in a new file, those to come too; nothing more goes into the one before.
    /// Any thread; what comes of it, if it fails, is that nothing has changed.
    std::optional<samegame::Error> save(const QString& path);

    /// What went wrong with a file.
    struct Failure {
        QString path;
        samegame::Error error;
        bool isLost = false; ///< Trials no longer go into it; else nothing was run.
    };
    std::optional<Failure> takeFailure() { return m_failure.take(); } ///< Each once. Any thread.

private:
    bool openFile();
    void keep(const samegame::Trial& trial);

    const samegame::ComparisonRequest m_request;
    const std::unique_ptr<samegame::TrialPlan> m_plan;
    samegame::TrialRun m_run;
    Mailbox<Failure> m_failure;
    mutable std::mutex m_trialsMutex; // guards the trials alone; held for a moment
    std::vector<samegame::Trial> m_trials;
    std::mutex m_mutex; // guards the rest; held for long while a file is read or written
    bool m_isRunning = false;
    QString m_path;
    std::unique_ptr<samegame::TrialFile> m_file; // open as long as it runs
};

/// Until it is decided, the plan knows the runs to the next look alone, and nobody knows how many
/// will follow.
samegame::TrialProgress ComparisonRunner::Kept::progress() const {
    if (!m_request.margin)
        return m_run.progress();
    const std::lock_guard lock(m_trialsMutex);
    return {m_trials.size(), m_plan->table().size(), {}};
}

std::vector<samegame::Trial> ComparisonRunner::Kept::trials(std::size_t skipped) const {
    const std::lock_guard lock(m_trialsMutex);
    const auto first = static_cast<std::ptrdiff_t>(std::min(skipped, m_trials.size()));
    return {m_trials.begin() + first, m_trials.end()};
}

void ComparisonRunner::Kept::run() {
    if (!openFile())
        return;
    const auto finish = [this] {
        const std::lock_guard lock(m_mutex);
        m_isRunning = false;
        m_file.reset();
    };
    try {
        m_run.run();
    } catch (...) {
        finish();
        throw;
    }
    finish();
}

bool ComparisonRunner::Kept::openFile() {
    const std::lock_guard lock(m_mutex);
    if (!m_path.isEmpty()) {
        auto opened = goOnWithTrials(m_path, *m_plan, trials());
        if (!opened) {
            m_failure.put({m_path, opened.error(), false});
            return false;
        }
        m_file = std::move(opened).value();
    }
    m_isRunning = true;
    return true;
}

/// A trial that was done while the file was chosen may be in it already.
void ComparisonRunner::Kept::keep(const samegame::Trial& trial) {
    {
        const std::lock_guard lock(m_trialsMutex);
        m_trials.push_back(trial);
    }
    const std::lock_guard lock(m_mutex);
    if (!m_file)
        return;
    if (const auto error = m_file->add(trial)) {
        m_failure.put({m_path, *error, true});
        m_file.reset();
    }
}

std::optional<samegame::Error> ComparisonRunner::Kept::save(const QString& path) {
    const std::lock_guard lock(m_mutex);
    if (m_file && QFileInfo::exists(path) && QFileInfo(path) == QFileInfo(m_path))
        return std::nullopt; // they are in it
    auto begun = beginTrials(path, *m_plan, trials());
    if (!begun)
        return begun.error();
    m_path = path;
    m_file = m_isRunning ? std::move(begun).value() : nullptr;
    return std::nullopt;
}

/// One file that is saved or opened. The thread writes only what comes of it.
struct ComparisonRunner::FileJob {
    QString path;
    bool isOpening = false;
    std::shared_ptr<Kept> run;            // whose results are saved
    std::optional<samegame::Error> error; // what comes of it
    OpenedTrials opened;
};

ComparisonRunner::ComparisonRunner(QObject* parent)
    : QObject(parent), m_thread("comparison", pollInterval) {
    connect(&m_thread, &JobThread::polled, this, &ComparisonRunner::poll);
    connect(&m_thread, &JobThread::ended, this, &ComparisonRunner::finish);
}

void ComparisonRunner::goOn(const samegame::ComparisonRequest& request,
                            const std::vector<samegame::Trial>& results, const QString& path) {
    for (const samegame::Entrant& entrant : request.entrants) {
        if (const auto error = samegame::entrant_error(entrant)) {
            emit failed(errorText(*error));
            return;
        }
    }
    m_request = request;
    m_run = std::make_shared<Kept>(request, results, path);
    m_results = results;
    m_progress = m_run->progress();
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

void ComparisonRunner::poll() {
    const std::shared_ptr<Kept> run = m_run;
    if (!run)
        return;
    const std::vector<samegame::Trial> added = run->trials(m_results.size());
    m_progress = run->progress();
    m_results.insert(m_results.end(), added.begin(), added.end());
    emit progressChanged();
    if (!added.empty())
        emit resultsChanged();
    for (const samegame::Trial& result : added)
        emit resultAdded(run->request(), result);
    if (run == m_run)
        tellFailure();
}

void ComparisonRunner::finish(const std::optional<samegame::Error>& error) {
    const std::shared_ptr<Kept> run = m_run;
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
    if (isFiling() || m_request.entrants.empty())
        return;
    const auto job = std::make_shared<FileJob>();
    job->path = path;
    job->run = m_run ? m_run : std::make_shared<Kept>(m_request, m_results, QString());
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
