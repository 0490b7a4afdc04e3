#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/gui/session/jobthread.h"
#include "app/gui/session/trialsfile.h"
#include "engine/studies/experiment/comparison.h"
#include "engine/studies/experiment/trial_team.h"

/// Compares solvers on a worker thread and publishes their finished runs; nothing runs while
/// nothing is compared. The runs may be kept in a file of trials, each as it ends. The destructor
/// stops a comparison and waits for it. GUI thread only.
class ComparisonRunner : public QObject {
    Q_OBJECT

public:
    explicit ComparisonRunner(QObject* parent = nullptr);

    bool isRunning() const { return m_thread.isRunning(); }
    /// The running or the last comparison.
    const samegame::ComparisonRequest& request() const { return m_request; }
    /// Its runs, as last polled.
    const std::vector<samegame::Trial>& results() const { return m_results; }
    /// How far it was when polled.
    const samegame::TrialProgress& progress() const { return m_progress; }
    const QString& path() const { return m_path; } ///< The file of the results; empty: none.
    /// Whether a file is being saved or opened.
    bool isFiling() const { return m_fileThread && m_fileThread->isRunning(); }

public slots:
    /// Stops what runs, then starts this comparison as soon as the worker is free. The results of
    /// the comparison before are forgotten.
    void start(const samegame::ComparisonRequest& request) { goOn(request, {}, {}); }
    /// The same, but begins with finished runs, of this comparison or of one that it continues
    /// (samegame::goes_on). A `path` that is not empty names their file, which grows on.
    void goOn(const samegame::ComparisonRequest& request,
              const std::vector<samegame::Trial>& results, const QString& path);
    /// Takes finished runs, from the store or from a file; nothing runs here.
    void takeOver(const samegame::ComparisonRequest& request,
                  const std::vector<samegame::Trial>& results, const QString& path);
    /// Keeps the results in a new file, in place of one that is there; while a comparison runs, the
    /// runs to come too. One file is saved or opened at a time.
    void save(const QString& path);
    void open(const QString& path); ///< Reads a file; what is shown stays until opened() comes.
    /// Ends the comparison within a tenth of a second; finished runs stay.
    void stop() { m_thread.stop(); }

signals:
    void runningChanged(bool isRunning);
    void resultsChanged();  ///< Comes at most 5 times a second; also when a comparison starts.
    void progressChanged(); ///< Comes 5 times a second while a comparison runs.
    /// Comes once for each finished run.
    void resultAdded(const samegame::ComparisonRequest& request, const samegame::Trial& result);
    /// Has a translated message: refused options, no memory, a file that cannot be read or written.
    void failed(const QString& message);
    void filingChanged(); ///< Saving or opening a file begins or ends, or path() changes.
    void opened(const QString& path, const OpenedTrials& trials);

private:
    class Kept;     // a comparison with its file
    struct FileJob; // what is shared with the thread of files
    void poll();
    void finish(const std::optional<samegame::Error>& error);
    void tellFailure();
    void setPath(const QString& path);
    void beginFileJob(const std::shared_ptr<FileJob>& job, const std::function<void()>& run);
    void finishFileJob(const std::optional<samegame::Error>& error);

    std::shared_ptr<Kept> m_run; // nothing where the results were taken over
    samegame::ComparisonRequest m_request;
    std::vector<samegame::Trial> m_results;
    samegame::TrialProgress m_progress;
    QString m_path;
    std::shared_ptr<FileJob> m_fileJob;
    // Last, so that they end before what a job might still be polled for.
    std::unique_ptr<JobThread> m_fileThread; // none before there is a file
    JobThread m_thread;
};
