#pragma once

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "app/analysis/mailbox.h"
#include "app/analysis/searchjob.h"
#include "engine/search/search_control.h"

/// How a job ended.
struct SearchOutcome {
    std::uint64_t number = 0; ///< Of the job.
    samegame::SearchReport report;
    std::string error; ///< Not empty: the search could not start.
};

/// Runs searches, one after another, on the thread it was moved to. Its event loop is busy until a
/// search returns, so a stop goes through the control's flag, never through a slot.
class SearchWorker : public QObject {
    Q_OBJECT

public:
    SearchWorker();

    /// Runs the job as soon as the worker is free, unless another one is assigned before. Any
    /// thread.
    void assign(const SearchJob& job, const std::shared_ptr<samegame::SearchControl>& control);

    /// Of the job that ended last, once. Any thread.
    std::optional<SearchOutcome> takeOutcome() { return m_outcome.take(); }

signals:
    void assigned();
    void ended(); ///< There is an outcome to be taken.

private:
    struct Assignment {
        SearchJob job;
        std::shared_ptr<samegame::SearchControl> control;
    };
    void runAssignment();

    Mailbox<Assignment> m_assignment;
    Mailbox<SearchOutcome> m_outcome;
};
