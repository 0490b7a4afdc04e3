#pragma once

#include <QObject>
#include <QThread>
#include <QTimer>

#include <memory>

#include "app/analysis/searchjob.h"
#include "engine/search/search_control.h"

class SearchWorker;

/// Starts and stops searches on a worker thread and publishes what they know about 15 times a
/// second; nothing runs while no search does. The only way from panels to the engine's searches.
/// GUI thread only.
class SearchRunner : public QObject {
    Q_OBJECT

public:
    explicit SearchRunner(QObject* parent = nullptr);
    ~SearchRunner() override; ///< Asks a running search to stop, then waits for it.

    bool isRunning() const;
    const SearchJob& job() const;                     ///< The running or the last one.
    const samegame::SearchSnapshot& snapshot() const; ///< Of that job; the newest polled.

public slots:
    /// Stops what runs, then starts this one as soon as the worker is free.
    void start(const samegame::SearchRequest& request, const samegame::Line& prefix);
    /// Felt within a tenth of a second; the results stay.
    void stop();

signals:
    void started();
    void snapshotChanged(const samegame::SearchSnapshot& snapshot); ///< At most 15 a second.
    void finished(const samegame::SearchReport& report);            ///< Of the newest job only.
    void failed(const QString& message); ///< Options that no solver takes.

private:
    void poll();
    void finish();

    QThread m_thread;
    std::unique_ptr<SearchWorker> m_worker; // lives on m_thread
    QTimer m_pollTimer;                     // runs only while a search does
    SearchJob m_job;
    std::shared_ptr<samegame::SearchControl> m_control; // of m_job; shared with the worker
    samegame::SearchSnapshot m_snapshot;
    bool m_isRunning = false;
};
