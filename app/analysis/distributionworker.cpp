#include "app/analysis/distributionworker.h"

#include <algorithm>
#include <thread>

#include "engine/playout/playout_engine.h"

namespace {

samegame::ScoreSampler::Draw makeDraw(const DistributionJob& job, const std::string& policy) {
    // std::function wants a copyable closure, so the engine is shared by the one copy in use.
    std::shared_ptr<samegame::PlayoutEngine> engine = samegame::make_playout_engine(policy).value();
    return [&job, engine, moves = samegame::MoveList()](samegame::Rng& rng) mutable {
        samegame::Board board = job.position.board;
        moves.clear();
        return job.scoreBefore + engine->play_out(board, job.position.rules, rng, moves);
    };
}

} // namespace

DistributionWorker::DistributionWorker() {
    connect(this, &DistributionWorker::assigned, this, &DistributionWorker::runAssignment,
            Qt::QueuedConnection);
}

void DistributionWorker::assign(const DistributionJob& job,
                                const std::shared_ptr<DistributionRun>& run) {
    m_assignment.put({job, run});
    emit assigned();
}

void DistributionWorker::runAssignment() {
    const std::optional<Assignment> assignment = m_assignment.take();
    if (!assignment)
        return; // done with an earlier signal
    const DistributionJob& job = assignment->job;
    DistributionRun& run = *assignment->run;
    const int policyCount = static_cast<int>(job.policies.size());
    const int threads = std::max(1, job.threads / std::max(1, policyCount));
    {
        std::vector<std::jthread> policies;
        for (std::size_t i = 0; i < job.policies.size(); ++i) {
            policies.emplace_back([&job, &run, threads, i] {
                run.samplers[i]->run([&] { return makeDraw(job, job.policies[i]); }, job.playouts,
                                     threads, job.seed, run.control);
            });
        }
    }
    m_ended.put(job.number);
    emit ended();
}
