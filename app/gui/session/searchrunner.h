#pragma once

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>

#include "app/gui/session/jobthread.h"
#include "engine/game/line.h"
#include "engine/search/search_control.h"
#include "engine/search/search_run.h"

/// A search to be done, as a plain value with a number. The runner numbers jobs; whatever arrives
/// from an older job is dropped.
struct SearchJob {
    std::uint64_t number = 0;
    samegame::SearchRequest request;
    samegame::Line prefix; ///< Moves and score from the game's start to request.start.board.
};

/// Starts and stops searches on a worker thread and publishes what they know twelve times a
/// second; nothing runs while no search does. The only way from panels to a search of one position.
/// The destructor stops a search and waits for it. GUI thread only.
class SearchRunner : public QObject {
    Q_OBJECT

public:
    explicit SearchRunner(QObject* parent = nullptr);

    bool isRunning() const { return m_thread.isRunning(); }
    const SearchJob& job() const { return m_job; } ///< The running or the last job.
    /// The newest polled of that job.
    const samegame::SearchSnapshot& snapshot() const { return m_snapshot; }

public slots:
    /// Stops what runs, then starts this search as soon as the worker is free.
    void start(const samegame::SearchRequest& request, const samegame::Line& prefix);
    /// Ends the search within a tenth of a second; the results stay.
    void stop() { m_thread.stop(); }

signals:
    void started();
    void snapshotChanged(const samegame::SearchSnapshot& snapshot); ///< As often, and at the end.
    void finished(const samegame::SearchReport& report);            ///< The newest job has ended.
    /// A translated sentence: why a search could not begin (refused options), or what ended it
    /// early (then after `finished`).
    void failed(const QString& message);

private:
    struct Run; // what is shared with the worker
    void poll();
    void finish(const std::optional<samegame::Error>& error);

    SearchJob m_job;
    std::shared_ptr<Run> m_run; // the run of m_job
    samegame::SearchSnapshot m_snapshot;
    JobThread m_thread; // last, so that it ends before what a job might still be polled for
};
