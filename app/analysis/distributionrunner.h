#pragma once

#include <QObject>
#include <QThread>
#include <QTimer>

#include <memory>
#include <vector>

#include "app/analysis/distributionjob.h"
#include "engine/stats/score_histogram.h"

class DistributionWorker;
struct DistributionRun;

/// Draws score distributions on a worker thread and publishes them ten times a second; nothing runs
/// while nothing is drawn. GUI thread only.
class DistributionRunner : public QObject {
    Q_OBJECT

public:
    explicit DistributionRunner(QObject* parent = nullptr);
    ~DistributionRunner() override; ///< Asks a running job to stop, then waits for it.

    bool isRunning() const;
    const DistributionJob& job() const; ///< The running or the last one.

    /// One for each policy of the job, as last polled.
    const std::vector<samegame::ScoreHistogram>& histograms() const;

public slots:
    /// Stops what runs, then starts this one as soon as the worker is free.
    void start(const DistributionJob& job);
    /// Felt within a tenth of a second; what was drawn stays.
    void stop();
    /// Stops and forgets what was drawn.
    void clear();

signals:
    void runningChanged(bool isRunning);
    void histogramsChanged();            ///< At most 10 a second.
    void failed(const QString& message); ///< A policy that cannot be made.

private:
    void poll();
    void finish();

    QThread m_thread;
    std::unique_ptr<DistributionWorker> m_worker; // lives on m_thread
    QTimer m_pollTimer;                           // runs only while a job does
    DistributionJob m_job;
    std::shared_ptr<DistributionRun> m_run; // of m_job; shared with the worker
    std::vector<samegame::ScoreHistogram> m_histograms;
    bool m_isRunning = false;
};
