#include "app/runners/comparisonrunner.h"

#include "app/texts/engineerrors.h"

namespace {

constexpr std::chrono::milliseconds pollInterval(200); // runs take seconds

} // namespace

struct ComparisonRunner::Run {
    samegame::Comparison comparison;

    explicit Run(const samegame::ComparisonRequest& request) : comparison(request) {}
};

ComparisonRunner::ComparisonRunner(QObject* parent)
    : QObject(parent), m_thread("comparison", pollInterval) {
    connect(&m_thread, &JobThread::polled, this, &ComparisonRunner::poll);
    connect(&m_thread, &JobThread::ended, this, &ComparisonRunner::finish);
}

bool ComparisonRunner::isRunning() const {
    return m_thread.isRunning();
}

const samegame::ComparisonRequest& ComparisonRunner::request() const {
    return m_request;
}

const std::vector<samegame::Trial>& ComparisonRunner::results() const {
    return m_results;
}

const samegame::TrialProgress& ComparisonRunner::progress() const {
    return m_progress;
}

void ComparisonRunner::start(const samegame::ComparisonRequest& request) {
    for (const samegame::Contestant& contestant : request.contestants) {
        if (const auto error = samegame::contestant_error(contestant)) {
            emit failed(errorText(*error));
            return;
        }
    }
    m_request = request;
    m_run = std::make_shared<Run>(request);
    m_results.clear();
    m_progress = m_run->comparison.progress();
    m_thread.start({[run = m_run] { run->comparison.run(); },
                    [run = m_run] { run->comparison.request_stop(); }});
    emit runningChanged(true);
    emit resultsChanged();
    emit progressChanged();
}

void ComparisonRunner::takeOver(const samegame::ComparisonRequest& request,
                                const std::vector<samegame::Trial>& results) {
    m_request = request;
    m_results = results;
    emit resultsChanged();
}

void ComparisonRunner::stop() {
    m_thread.stop();
}

void ComparisonRunner::poll() {
    const std::shared_ptr<Run> run = m_run;
    const std::vector<samegame::Trial> added = run->comparison.results(m_results.size());
    m_progress = run->comparison.progress();
    m_results.insert(m_results.end(), added.begin(), added.end());
    emit progressChanged();
    if (added.empty())
        return;
    emit resultsChanged();
    for (const samegame::Trial& result : added)
        emit resultAdded(run->comparison.request(), result);
}

void ComparisonRunner::finish(const std::optional<samegame::Error>& error) {
    const std::shared_ptr<Run> run = m_run;
    poll();
    if (run == m_run)
        emit runningChanged(false);
    if (error)
        emit failed(errorText(*error));
}
