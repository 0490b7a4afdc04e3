#pragma once

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

#include "app/gui/session/distributionjob.h"
#include "app/gui/session/jobthread.h"
#include "engine/stats/score_histogram.h"

/// Draws score distributions on a worker thread and publishes them ten times a second; nothing runs
/// while nothing is drawn. The destructor stops a job and waits for it. GUI thread only.
class DistributionRunner : public QObject {
    Q_OBJECT

public:
    explicit DistributionRunner(QObject* parent = nullptr);

    bool isRunning() const;
    const DistributionJob& job() const; ///< The running or the last job.

    /// One histogram for each source of the job, as last polled.
    const std::vector<samegame::ScoreHistogram>& histograms() const;

public slots:
    /// Stops what runs, then starts this job as soon as the worker is free.
    void start(const DistributionJob& job);
    /// Ends the job within a tenth of a second; what was drawn stays.
    void stop();
    /// Stops and forgets what was drawn.
    void clear();
    /// Takes what another runner has drawn for a job, as long as nothing was started here.
    void takeOver(const DistributionJob& job,
                  const std::vector<samegame::ScoreHistogram>& histograms);

signals:
    void runningChanged(bool isRunning);
    void histogramsChanged(); ///< Comes at most 10 times a second.
    /// Says translated that a policy cannot be made, or what ended the job early.
    void failed(const QString& message);

private:
    struct Run; // what is shared with the worker
    void poll();
    void finish(const std::optional<samegame::Error>& error);

    DistributionJob m_job;
    std::shared_ptr<Run> m_run; // the run of m_job
    std::vector<samegame::ScoreHistogram> m_histograms;
    JobThread m_thread; // last, so that it ends before what a job might still be polled for
};
