#include "app/analysis/distributionrunner.h"

#include <algorithm>
#include <chrono>

#include "app/analysis/distributionworker.h"
#include "engine/playout/playout_engine.h"

namespace {

constexpr std::chrono::milliseconds pollInterval(100); // a chart costs more than a table

} // namespace

DistributionRunner::DistributionRunner(QObject* parent)
    : QObject(parent), m_worker(std::make_unique<DistributionWorker>()) {
    m_worker->moveToThread(&m_thread);
    connect(m_worker.get(), &DistributionWorker::ended, this, &DistributionRunner::finish);
    m_pollTimer.setInterval(pollInterval);
    connect(&m_pollTimer, &QTimer::timeout, this, &DistributionRunner::poll);
    m_thread.setObjectName("distribution");
    m_thread.start();
}

DistributionRunner::~DistributionRunner() {
    stop();
    m_thread.quit();
    m_thread.wait();
}

bool DistributionRunner::isRunning() const {
    return m_isRunning;
}

const DistributionJob& DistributionRunner::job() const {
    return m_job;
}

const std::vector<samegame::ScoreHistogram>& DistributionRunner::histograms() const {
    return m_histograms;
}

void DistributionRunner::start(const DistributionJob& job) {
    for (const std::string& policy : job.policies) {
        const std::string error = samegame::policy_error(policy);
        if (!error.empty()) {
            emit failed(QString::fromStdString(error));
            return;
        }
    }
    stop();
    const std::uint64_t number = m_job.number + 1;
    m_job = job;
    m_job.number = number;
    if (m_job.threads == 0)
        m_job.threads = std::max(1, QThread::idealThreadCount());
    m_run = std::make_shared<DistributionRun>();
    for (std::size_t i = 0; i < job.policies.size(); ++i)
        m_run->samplers.push_back(std::make_unique<samegame::ScoreSampler>());
    m_histograms.assign(job.policies.size(), {});
    m_isRunning = true;
    m_pollTimer.start();
    m_worker->assign(m_job, m_run);
    emit runningChanged(true);
    emit histogramsChanged();
}

void DistributionRunner::stop() {
    if (m_isRunning)
        m_run->control.request_stop();
}

void DistributionRunner::clear() {
    stop();
    const bool wasRunning = m_isRunning;
    m_isRunning = false;
    m_pollTimer.stop();
    m_job = {m_job.number + 1, {}, 0, {}, 0, 0, 0}; // what still arrives is of an older job
    m_histograms.clear();
    if (wasRunning)
        emit runningChanged(false);
    emit histogramsChanged();
}

void DistributionRunner::poll() {
    for (std::size_t i = 0; i < m_histograms.size(); ++i)
        m_histograms[i] = m_run->samplers[i]->histogram();
    emit histogramsChanged();
}

void DistributionRunner::finish() {
    if (m_worker->takeEnded() != m_job.number)
        return;
    m_pollTimer.stop();
    m_isRunning = false;
    poll();
    emit runningChanged(false);
}
