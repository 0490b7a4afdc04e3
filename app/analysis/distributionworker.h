#pragma once

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/analysis/distributionjob.h"
#include "app/analysis/mailbox.h"
#include "engine/search/score_sampler.h"
#include "engine/search/search_control.h"

/// What the runner and the worker share of one job; samplers may be read while they draw.
struct DistributionRun {
    samegame::SearchControl control;
    std::vector<std::unique_ptr<samegame::ScoreSampler>> samplers; ///< One for each policy.
};

/// Draws distributions, one job after another, on the thread it was moved to.
class DistributionWorker : public QObject {
    Q_OBJECT

public:
    DistributionWorker();

    /// Draws under all policies at the same time as soon as the worker is free, unless another job
    /// is assigned before. Any thread.
    void assign(const DistributionJob& job, const std::shared_ptr<DistributionRun>& run);

    /// The number of the job that ended last, once. Any thread.
    std::optional<std::uint64_t> takeEnded() { return m_ended.take(); }

signals:
    void assigned();
    void ended();

private:
    struct Assignment {
        DistributionJob job;
        std::shared_ptr<DistributionRun> run;
    };
    void runAssignment();

    Mailbox<Assignment> m_assignment;
    Mailbox<std::uint64_t> m_ended;
};
