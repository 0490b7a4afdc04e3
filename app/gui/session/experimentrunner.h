#pragma once

#include <QObject>

#include <memory>
#include <optional>

#include "app/gui/session/jobthread.h"
#include "app/gui/session/keptexperiment.h"
#include "engine/studies/experiment/trial_team.h"

/// Runs experiments on worker threads, a trial on each core unless it asks for more, and publishes
/// their finished trials; nothing runs while none does. The destructor stops an experiment and
/// waits for it. GUI thread only.
class ExperimentRunner : public QObject {
    Q_OBJECT

public:
    explicit ExperimentRunner(QObject* parent = nullptr);

    bool isRunning() const { return m_thread.isRunning(); }
    /// The running or the last experiment with its trials, as last polled; nothing at first.
    const std::optional<KeptExperiment>& kept() const { return m_kept; }
    const samegame::TrialProgress& progress() const { return m_progress; } ///< When polled.

    static int threads(); ///< How many it keeps busy.

public slots:
    /// Stops what runs, then runs the trials that this experiment lacks as soon as the worker is
    /// free.
    void start(const KeptExperiment& kept);
    void keepApart(); ///< Gives the experiment another ID among the kept runs.
    /// Takes finished trials from the store; nothing runs here.
    void takeOver(const KeptExperiment& kept);
    /// Ends it within a tenth of a second; finished trials stay.
    void stop() { m_thread.stop(); }

signals:
    void runningChanged(bool isRunning);
    void resultsChanged();  ///< Comes at most 5 times a second; also when an experiment starts.
    void progressChanged(); ///< Comes 5 times a second while one runs.
    void failed(const QString& message); ///< A translated sentence: no memory.

private:
    struct Run; // what is shared with the worker
    void poll();
    void finish(const std::optional<samegame::Error>& error);

    std::shared_ptr<Run> m_run; // nothing where the trials were taken over
    std::optional<KeptExperiment> m_kept;
    samegame::TrialProgress m_progress;
    JobThread m_thread; // last, so that it ends before what a job might still be polled for
};
