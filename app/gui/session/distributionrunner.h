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
#include "engine/studies/distribution/board_distributions.h"

/// Playouts to be drawn from one position under one policy.
struct DistributionSource {
    samegame::Position position;
    int scoreBefore = 0; ///< Points earned up to the position; part of every score.
    std::string policy;  ///< A policy as make_playout_engine reads it.
};

/// Distributions to be drawn, as a plain value: those of sources, all at the same time, or those of
/// policies on a list of boards, one board after another.
struct DistributionJob {
    std::vector<DistributionSource> sources;
    std::vector<samegame::NamedBoard> boards; ///< The list; then there are no sources.
    std::vector<std::string> policies;        ///< Those that play on each board of the list.
    std::uint64_t playouts = 0; ///< Playouts of each source, or of each policy on each board.
    std::uint64_t seed = 0;
    int threads = 0; ///< Threads of all sources, at least one each; 0: one for each core.

    bool isOfList() const { return !boards.empty(); }
    bool isEmpty() const { return sources.empty() && boards.empty(); }
};

/// Draws score distributions on a worker thread and publishes them ten times a second, those of a
/// list after each board; nothing runs while nothing is drawn. The destructor stops a job and waits
/// for it. GUI thread only.
class DistributionRunner : public QObject {
    Q_OBJECT

public:
    explicit DistributionRunner(QObject* parent = nullptr);

    bool isRunning() const { return m_thread.isRunning(); }
    const DistributionJob& job() const { return m_job; } ///< The running or the last job.

    /// One histogram for each source of the job, as last polled.
    const std::vector<samegame::ScoreHistogram>& histograms() const { return m_histograms; }
    /// Of a list, the boards on which all policies have played.
    const samegame::BoardDistributions& byBoard() const { return m_byBoard; }

public slots:
    /// Stops what runs, then starts this job as soon as the worker is free.
    void start(const DistributionJob& job);
    /// Ends the job within a tenth of a second; what was drawn stays.
    void stop() { m_thread.stop(); }
    /// Stops and forgets what was drawn.
    void clear();
    /// Takes what another runner has drawn for a job, if nothing was started here.
    void takeOver(const DistributionJob& job,
                  const std::vector<samegame::ScoreHistogram>& histograms,
                  const samegame::BoardDistributions& byBoard);

signals:
    void runningChanged(bool isRunning);
    void histogramsChanged(); ///< Or byBoard(). Comes at most 10 times a second.
    /// A translated sentence: a policy cannot be made, or the reason why the job ended early.
    void failed(const QString& message);

private:
    struct Run; // what is shared with the worker
    void poll();
    bool takeDrawn();
    void finish(const std::optional<samegame::Error>& error);

    DistributionJob m_job;
    std::shared_ptr<Run> m_run; // the run of m_job
    std::vector<samegame::ScoreHistogram> m_histograms;
    samegame::BoardDistributions m_byBoard;
    JobThread m_thread; // last, so that it ends before what a job might still be polled for
};
