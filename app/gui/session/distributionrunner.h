#pragma once

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/gui/session/jobthread.h"
#include "engine/game/position.h"
#include "engine/stats/score_histogram.h"

/// Playouts to be drawn from one position under one policy.
struct DistributionSource {
    samegame::Position position;
    int scoreBefore = 0; ///< Points earned up to the position; part of every score.
    std::string policy;  ///< A policy as make_playout_engine reads it.
};

/// Distributions to be drawn at the same time, as a plain value.
struct DistributionJob {
    std::vector<DistributionSource> sources;
    std::uint64_t playouts = 0; ///< Playouts of each source.
    std::uint64_t seed = 0;
    int threads = 0; ///< Threads of all sources, at least one each; 0: one for each core.
};

/// Draws score distributions on a worker thread and publishes them ten times a second; nothing runs
/// while nothing is drawn. The destructor stops a job and waits for it. GUI thread only.
class DistributionRunner : public QObject {
    Q_OBJECT

public:
    explicit DistributionRunner(QObject* parent = nullptr);

    bool isRunning() const { return m_thread.isRunning(); }
    const DistributionJob& job() const { return m_job; } ///< The running or the last job.

    /// One histogram for each source of the job, as last polled.
    const std::vector<samegame::ScoreHistogram>& histograms() const { return m_histograms; }

public slots:
    /// Stops what runs, then starts this job as soon as the worker is free.
    void start(const DistributionJob& job);
    /// Ends the job within a tenth of a second; what was drawn stays.
    void stop() { m_thread.stop(); }
    /// Stops and forgets what was drawn.
    void clear();
    /// Takes what another runner has drawn for a job, if nothing was started here.
    void takeOver(const DistributionJob& job,
                  const std::vector<samegame::ScoreHistogram>& histograms);

signals:
    void runningChanged(bool isRunning);
    void histogramsChanged(); ///< Comes at most 10 times a second.
    /// A translated sentence: a policy cannot be made, or the reason why the job ended early.
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
