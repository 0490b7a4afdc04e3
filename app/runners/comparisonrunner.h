#pragma once

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

#include "app/runners/jobthread.h"
#include "engine/experiment/comparison.h"

/// Compares solvers on a worker thread and publishes their finished runs; nothing runs while
/// nothing is compared. The destructor stops a comparison and waits for it. GUI thread only.
class ComparisonRunner : public QObject {
    Q_OBJECT

public:
    explicit ComparisonRunner(QObject* parent = nullptr);

    bool isRunning() const;
    const samegame::ComparisonRequest& request() const;  ///< The running or the last comparison.
    const std::vector<samegame::Trial>& results() const; ///< Its runs, as last polled.
    const samegame::TrialProgress& progress() const;     ///< How far it was when polled.

public slots:
    /// Stops what runs, then starts this comparison as soon as the worker is free. The results of
    /// the comparison before are forgotten.
    void start(const samegame::ComparisonRequest& request);
    /// Takes the runs that another runner has finished, as long as nothing was started here.
    void takeOver(const samegame::ComparisonRequest& request,
                  const std::vector<samegame::Trial>& results);
    /// Ends the comparison within a tenth of a second; finished runs stay.
    void stop();

signals:
    void runningChanged(bool isRunning);
    void resultsChanged();  ///< Comes at most 5 times a second; also when a comparison starts.
    void progressChanged(); ///< Comes 5 times a second while a comparison runs.
    /// Comes once for each finished run.
    void resultAdded(const samegame::ComparisonRequest& request, const samegame::Trial& result);
    void failed(const QString& message); ///< Says it translated: refused options, or no memory.

private:
    struct Run; // what is shared with the worker
    void poll();
    void finish(const std::optional<samegame::Error>& error);

    std::shared_ptr<Run> m_run;
    samegame::ComparisonRequest m_request;
    std::vector<samegame::Trial> m_results;
    samegame::TrialProgress m_progress;
    JobThread m_thread; // last, so that it ends before what a job might still be polled for
};
