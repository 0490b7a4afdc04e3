#pragma once

#include <QString>

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "app/gui/session/jobthread.h"
#include "app/gui/session/trialsfile.h"
#include "engine/studies/experiment/comparison.h"

/// A comparison, and the file in which its trials are kept as they are done: one that was begun
/// before, or is chosen while it runs or afterwards.
class KeptComparison {
public:
    /// Goes on with the trials of `done` and with their file at `path`, if it is not empty.
    KeptComparison(const samegame::ComparisonRequest& request,
                   const std::vector<samegame::Trial>& done, const QString& path);

    const samegame::Comparison& comparison() const { return m_comparison; }

    /// Runs the comparison, unless its file is refused; once. Throws what a search throws.
    void run();
    void requestStop() { m_comparison.request_stop(); } ///< Any thread.

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

    samegame::Comparison m_comparison;
    Mailbox<Failure> m_failure;
    std::mutex m_mutex; // guards the rest; held for long while a file is read or written
    bool m_isRunning = false;
    QString m_path;
    std::unique_ptr<TrialsFile> m_file; // open as long as it runs
};
