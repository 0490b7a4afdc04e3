#include "app/gui/session/distributionrunner.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "app/gui/basics/enginetexts.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/worker_team.h"
#include "engine/studies/distribution/score_sampler.h"

namespace {

constexpr std::chrono::milliseconds chartInterval(100); // a chart costs more than a table

std::vector<std::string> policiesOf(const DistributionJob& job) {
    std::vector<std::string> policies = job.policies;
    for (const DistributionSource& source : job.sources)
        policies.push_back(source.policy);
    return policies;
}

/// Those of a list, before its first board.
samegame::BoardDistributions nothingDrawn(const DistributionJob& job) {
    return {job.policies, {}, {}, job.playouts, job.seed};
}

} // namespace

struct DistributionRunner::Run {
    DistributionJob job;
    samegame::SearchControl control;
    std::vector<std::unique_ptr<samegame::ScoreSampler>> samplers; // one for each source
    Mailbox<samegame::BoardDistributions> byBoard;

    void draw() {
        if (job.isOfList())
            drawList();
        else
            drawSources();
    }

    void drawList() {
        samegame::BoardDistributions drawn = nothingDrawn(job);
        for (const samegame::NamedBoard& board : job.boards) {
            if (!samegame::add_board(drawn, board, job.threads, control))
                return;
            byBoard.put(drawn);
        }
    }

    void drawSources() {
        const int sourceCount = static_cast<int>(job.sources.size());
        const int threads = std::max(1, job.threads / std::max(1, sourceCount));
        std::atomic<std::size_t> next = 0; // where not all threads start, some draw several
        const auto drawSome = [&](int) {
            for (std::size_t i = next++; i < job.sources.size(); i = next++)
                samplers[i]->run(job.playouts, threads, job.seed, control);
        };
        samegame::WorkerTeam(std::max(1, sourceCount)).run(drawSome, [this] {
            control.request_stop();
        });
    }
};

DistributionRunner::DistributionRunner(QObject* parent)
    : QObject(parent), m_thread("distribution", chartInterval) {
    connect(&m_thread, &JobThread::polled, this, &DistributionRunner::poll);
    connect(&m_thread, &JobThread::ended, this, &DistributionRunner::finish);
}

void DistributionRunner::start(const DistributionJob& job) {
    for (const std::string& policy : policiesOf(job)) {
        if (const auto error = samegame::policy_error(policy)) {
            emit failed(errorText(*error));
            return;
        }
    }
    m_job = job;
    if (m_job.threads == 0)
        m_job.threads = coreCount();
    m_run = std::make_shared<Run>();
    m_run->job = m_job;
    for (const auto& [position, scoreBefore, policy] : job.sources)
        m_run->samplers.push_back(
            std::make_unique<samegame::ScoreSampler>(position, scoreBefore, policy));
    m_histograms.assign(job.sources.size(), {});
    m_byBoard = nothingDrawn(job);
    m_thread.start(
        {[run = m_run] { run->draw(); }, [run = m_run] { run->control.request_stop(); }});
    emit runningChanged(true);
    emit histogramsChanged();
}

void DistributionRunner::clear() {
    const bool wasRunning = isRunning();
    m_thread.drop();
    m_job = {};
    m_histograms.clear();
    m_byBoard = {};
    if (wasRunning)
        emit runningChanged(false);
    emit histogramsChanged();
}

void DistributionRunner::takeOver(const DistributionJob& job,
                                  const std::vector<samegame::ScoreHistogram>& histograms,
                                  const samegame::BoardDistributions& byBoard) {
    m_job = job;
    m_histograms = histograms;
    m_byBoard = byBoard;
    emit histogramsChanged();
}

void DistributionRunner::poll() {
    if (takeDrawn())
        emit histogramsChanged();
}

/// Returns whether there may be something new.
bool DistributionRunner::takeDrawn() {
    if (m_job.isOfList()) {
        auto drawn = m_run->byBoard.take();
        if (drawn)
            m_byBoard = std::move(*drawn);
        return drawn.has_value();
    }
    for (std::size_t i = 0; i < m_histograms.size(); ++i)
        m_histograms[i] = m_run->samplers[i]->histogram();
    return true;
}

void DistributionRunner::finish(const std::optional<samegame::Error>& error) {
    takeDrawn();
    emit histogramsChanged();
    emit runningChanged(false);
    if (error)
        emit failed(errorText(*error));
}
