#include "app/cluster/cluster.h"

#include <memory>
#include <optional>
#include <string>

#include "app/cli/trials/experiment_arguments.h"
#include "app/cli/trials/kept_trials.h"
#include "app/cluster/trial_dealer.h"
#include "app/cluster/trial_worker.h"
#include "engine/base/memory.h"
#include "engine/base/text.h"

namespace samegame::cluster {

namespace {

using cli::ExitCode;

struct ExperimentCommandArguments : cli::ExperimentArguments {
    std::optional<double> grace;
};

/// How far the trials have come since `start`.
std::string progress_of(const TrialDealer& dealer, Clock::time_point start) {
    std::optional<Seconds> left;
    if (dealer.done_here() > 0) // as many at a time as until now
        left = Seconds(Clock::now() - start) / static_cast<double>(dealer.done_here()) *
               static_cast<double>(dealer.total() - dealer.done());
    return cli::progress_text(dealer.done(), dealer.total(), left);
}

/// Throws InputError for an experiment with external programs.
Experiment without_external(Experiment experiment) {
    for (const ExperimentEntrant& entrant : experiment.entrants)
        if (entrant.solver->is_external)
            throw cli::InputError("entry " + in_quotes(entrant.name) +
                                  " is an external program, which samegame-mpi does not start: "
                                  "samegame-cli does, with --allow-external");
    return experiment;
}

/// The part of rank 0: it keeps the trials and reports the results.
class ExperimentHost {
public:
    /// Throws InputError or UsageError for wrong files.
    explicit ExperimentHost(const ExperimentCommandArguments& arguments)
        : m_arguments(arguments),
          m_content(experiment_content(arguments)),
          m_experiment(without_external(experiment_of(arguments, m_content))),
          m_files(output_files_of(arguments)),
          m_plan(cli::table_in_file(m_experiment)),
          m_kept(arguments.resume, m_plan) {
        m_kept.tell_torn_line("samegame-mpi");
    }

    const std::string& content() const { return m_content; }

    /// `threads` are those of all ranks.
    ExitCode run(Cluster& cluster, TrialWorker& worker, Seconds grace, int threads,
                 cli::InterruptGuard& guard) {
        TrialDealer dealer(
            m_plan, cluster.mail(), grace, [this](const Trial& trial) { m_kept.add(trial); }, tell);
        {
            const auto start = Clock::now();
            JobProgress progress(m_arguments.progress, progress_of(dealer, start));
            run_job(cluster.mail(), worker, &dealer, grace, guard,
                    [&] { progress.set(progress_of(dealer, start)); });
        }
        if (dealer.is_complete())
            cluster.set_complete();
        if (dealer.done() == dealer.total())
            guard.forget(); // it came when all was done
        else if (dealer.was_told())
            guard.note(); // another rank was told
        tell_experiment(m_arguments, "samegame-mpi", m_experiment, m_plan.trials(), threads,
                        m_files);
        if (!dealer.failure().empty())
            throw cli::InputError(dealer.failure());
        return dealer.is_complete() ? ExitCode::done : ExitCode::input_wrong;
    }

private:
    const ExperimentCommandArguments& m_arguments;
    const std::string m_content;
    const Experiment m_experiment;
    cli::OutputFiles m_files;
    FixedPlan m_plan;
    cli::KeptTrials m_kept;
};

ExitCode run(const ExperimentCommandArguments& arguments, Cluster& cluster) {
    if (arguments.list) {
        if (cluster.is_lead())
            cli::list_experiments(arguments.json);
        cluster.set_complete();
        return ExitCode::done;
    }
    MpiMail& mail = cluster.mail();
    const Seconds grace = grace_of(arguments.grace, mail.size());
    std::optional<ExperimentHost> host;
    const std::string content = cluster.open([&] {
        host.emplace(arguments);
        return host->content();
    });
    const TrialTable table = table_of(experiment_of(arguments, content));
    const int threads = arguments.threads ? static_cast<int>(*arguments.threads) : mail.cores();
    const int all_threads = mail.sum(threads);
    const std::uint64_t memory =
        default_memory() / static_cast<std::uint64_t>(mail.ranks_on_machine());
    cli::InterruptGuard guard;
    TrialWorker worker(table, threads, memory, mail);
    if (host)
        return host->run(cluster, worker, grace, all_threads, guard);
    if (run_job(mail, worker, nullptr, grace, guard) == JobEnd::lead_is_lost) {
        tell("nothing has been heard from rank 0 for too long; rank " +
             std::to_string(mail.rank()) + " ends");
        cluster.abort(1);
    }
    cluster.set_complete();
    return ExitCode::done;
}

} // namespace

cli::Command experiment_command(CLI::App& program, Cluster* cluster) {
    const auto arguments = std::make_shared<ExperimentCommandArguments>();
    CLI::App* form =
        program.add_subcommand("experiment", "Run the trials of an experiment on all ranks");
    add_experiment_arguments(*form, *arguments);
    add_cluster_arguments(*form, arguments->grace);
    form->footer(
        "A rank takes a trial whenever it has a free thread. With --resume the job can be ended\n"
        "at any moment, and a later one goes on from there, with any number of ranks, or with\n"
        "'samegame-cli experiment'. SIGTERM or Ctrl+C at any rank ends the job with the trials\n"
        "that are done and exit code 0. Open MPI's mpirun passes them on, but kills its ranks\n"
        "within two seconds and exits with 1.\n\n"
        "Example:\n"
        "  srun samegame-mpi experiment totals-60s --scale 1 --resume totals.jsonl --markdown");
    return {form, [arguments, cluster] { return run(*arguments, *cluster); }};
}

} // namespace samegame::cluster
