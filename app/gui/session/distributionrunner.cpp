#include "app/gui/session/distributionrunner.h"

#include <algorithm>
#include <atomic>

#include "app/gui/basics/enginetexts.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/worker_team.h"
#include "engine/studies/distribution/score_sampler.h"

namespace {

constexpr std::chrono::milliseconds chartInterval(100); // a chart costs more than a table

} // namespace

struct DistributionRunner::Run {
    DistributionJob job;
    samegame::SearchControl control;
    std::vector<std::unique_ptr<samegame::ScoreSampler>> samplers; // one for each source

    void draw() {
        const int sourceCount = static_cast<int>(job.sources.size());
        const int threads = std::max(1, job.threads / std::max(1, sourceCount));
        std::atomic<std::size_t> next = 0; // where not all threads start, some draw several
        const auto drawSources = [&](int) {
            for (std::size_t i = next++; i < job.sources.size(); i = next++)
                samplers[i]->run(job.playouts, threads, job.seed, control);
        };
        samegame::WorkerTeam(std::max(1, sourceCount)).run(drawSources, [this] {
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
    for (const DistributionSource& source : job.sources) {
        if (const auto error = samegame::policy_error(source.policy)) {
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
    if (wasRunning)
        emit runningChanged(false);
    emit histogramsChanged();
}

void DistributionRunner::takeOver(const DistributionJob& job,
                                  const std::vector<samegame::ScoreHistogram>& histograms) {
    m_job = job;
    m_histograms = histograms;
    emit histogramsChanged();
}

void DistributionRunner::poll() {
    for (std::size_t i = 0; i < m_histograms.size(); ++i)
        m_histograms[i] = m_run->samplers[i]->histogram();
    emit histogramsChanged();
}

void DistributionRunner::finish(const std::optional<samegame::Error>& error) {
    poll();
    emit runningChanged(false);
    if (error)
        emit failed(errorText(*error));
}
