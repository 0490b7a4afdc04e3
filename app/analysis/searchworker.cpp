#include "app/analysis/searchworker.h"

#include <exception>

SearchWorker::SearchWorker() {
    connect(this, &SearchWorker::assigned, this, &SearchWorker::runAssignment,
            Qt::QueuedConnection);
}

void SearchWorker::assign(const SearchJob& job,
                          const std::shared_ptr<samegame::SearchControl>& control) {
    m_assignment.put({job, control});
    emit assigned();
}

void SearchWorker::runAssignment() {
    const std::optional<Assignment> assignment = m_assignment.take();
    if (!assignment)
        return; // done with an earlier signal
    SearchOutcome outcome;
    outcome.number = assignment->job.number;
    try {
        outcome.report = samegame::run_search(assignment->job.request, *assignment->control);
    } catch (const std::exception& error) {
        outcome.error = error.what();
    }
    m_outcome.put(std::move(outcome));
    emit ended();
}
